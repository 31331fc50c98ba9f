// @vitest-environment jsdom

import type { FakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { orderCategories, removeCategory, saveCategory } from '@comanda/contract/menu/menu/categories.calls';
import { readCounts, readMenu } from '@comanda/contract/menu/menu/menu.calls';
import { undoMenuChange } from '@comanda/contract/menu/menu/menu-batches.calls';
import { changePrices } from '@comanda/contract/menu/menu/prices.calls';
import {
  orderProducts,
  removeProduct,
  saveProduct,
  setProductStatus,
  setProductStatuses,
} from '@comanda/contract/menu/menu/products.calls';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadPage } from '../../app/testing/load-page.ts';
import { announceOrders, announceToPanel, renderScreen } from '../../app/testing/render-screen.tsx';
import { aProduct, someMenu } from '../../features/menu/menu/testing/some-menu.ts';

const BATCH = '11111111-1111-4111-8111-111111111111';
const PRICES = { prices: 2, batchId: BATCH };

beforeAll(async () => {
  supplyBrowserParts();
  await loadPage('/produtos');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(
  roles: ('admin' | 'operator')[] = ['admin'],
  path = '/produtos',
  answers = (api: FakeApi) => api.answer(readMenu, someMenu()),
) {
  const opened = renderScreen(path, { session: { roles }, answers });
  await screen.findByRole('grid');
  return opened;
}

const names = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getAllByText(/^[A-Z]/)[0]?.textContent);
const status = (name: string) => screen.getByLabelText<HTMLSelectElement>(`Status de ${name}`);
const price = (name: string) => screen.getByLabelText<HTMLInputElement>(`Preço de ${name}`);

/** Chooses an action in a product's menu. */
async function choose({ person }: Awaited<ReturnType<typeof open>>, name: string, action: string) {
  await person.click(screen.getByRole('button', { name: `Ações de ${name}` }));
  await person.click(await screen.findByRole('menuitem', { name: action }));
}

it('shows the first category, the status of each product, and reduced prices', async () => {
  const { person } = await open();
  expect(names()).toEqual(['Calabresa', 'Quatro Queijos', 'Portuguesa']);
  expect(screen.getByText('3 de 3 produtos')).toBeDefined();
  expect(screen.getByText('por R$ 54,90')).toBeDefined();
  const list = within(screen.getByRole('list', { name: 'Categorias' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    // The normal status has no text.
    'Pizzas3 produtos',
    'BebidasEm falta1 produto',
    'SobremesasOculto1 produto',
  ]);
  await person.click(list.getByRole('button', { name: /^Bebidas/ }));
  expect(names()).toEqual(['Guaraná 2 L']);
  // The row shows why the product is not sold, but the chosen status stays saved.
  expect(screen.getByText('Categoria em falta')).toBeDefined();
  expect(status('Guaraná 2 L').value).toBe('active');
});

it('finds by name, description and codes, without accents, and searches all categories on request', async () => {
  const { person } = await open();
  const search = screen.getByPlaceholderText('Procurar...');
  await person.type(search, 'pz-01');
  expect(names()).toEqual(['Calabresa']);
  expect(screen.getByText('1 de 3 produtos')).toBeDefined();
  await person.clear(search);
  await person.type(search, 'guarana');
  expect(screen.queryByRole('grid')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Procurar em todas as categorias' }));
  await waitFor(() => expect(names()).toEqual(['Guaraná 2 L']));
  expect(screen.getByText('1 de 5 produtos')).toBeDefined();
});

it("follows the orders' effect on a counted product, for this version of the menu", async () => {
  const products = [aProduct(11, 1, 'Calabresa', { left: 10 })];
  const { api } = await open(['admin'], '/produtos', (fake) => {
    fake.answer(readMenu, someMenu({ version: 3, products }));
    fake.answer(readCounts, { version: 3, counts: [{ productId: 11, left: 8 }] });
  });
  await screen.findByText(/Restam 8/);
  api.answer(readCounts, { version: 3, counts: [{ productId: 11, left: 7 }] });
  announceOrders(0);
  await screen.findByText(/Restam 7/);
  // A person changed the number of pieces left, so the counts loaded before belong to an older version.
  const release = api.hold(readCounts, { version: 4, counts: [{ productId: 11, left: 30 }] });
  api.answer(readMenu, someMenu({ version: 4, products: [aProduct(11, 1, 'Calabresa', { left: 30 })] }));
  announceToPanel('menu');
  await screen.findByText(/Restam 30/);
  release();
});

it("shows a status at once, and restores it with the refusal's text", async () => {
  const { api, person } = await open();
  api.refuse(setProductStatus, 'catalogue.product-not-found');
  const release = api.hold(readMenu, someMenu());
  await person.selectOptions(status('Calabresa'), 'Em falta');
  expect(status('Calabresa').value).toBe('out');
  release();
  await screen.findByText('Este produto não existe mais.');
  await waitFor(() => expect(status('Calabresa').value).toBe('active'));
});

it('saves a price with a comma from the current version, reports it, and restores the old one on undo', async () => {
  const { api, person } = await open();
  api.answer(saveProduct, { productId: 11, version: 4, recordVersion: 2 });
  const changed = [aProduct(11, 1, 'Calabresa', { priceCents: 5250, version: 2 })];
  api.answer(readMenu, someMenu({ version: 4, products: changed }));
  await person.type(price('Calabresa'), '{Control>}a{/Control}52,5{Enter}');
  await screen.findByText('Preço de Calabresa salvo.');
  expect(price('Calabresa').value).toBe('52,50');
  await person.click(screen.getByRole('button', { name: /^Desfazer/ }));
  await waitFor(() =>
    expect(api.requestsOf(saveProduct)).toEqual([
      { id_cardapio: 11, preco: 52.5, versao: 1 },
      { id_cardapio: 11, preco: 49.9, versao: 2 },
    ]),
  );
});

it('leaves a price with Escape, refuses an invalid one, and asks which one applies after a conflict', async () => {
  const { api, person } = await open();
  await person.type(price('Calabresa'), '{Control>}a{/Control}9{Escape}');
  expect(price('Calabresa').value).toBe('49,90');
  await person.type(price('Calabresa'), '{Control>}a{/Control}9,999{Enter}');
  await screen.findByText(/Escreva o preço como 8,90/);
  await person.type(price('Calabresa'), '{Control>}a{/Control}45');
  const faster = [aProduct(11, 1, 'Calabresa', { priceCents: 6000, version: 2 })];
  api.answer(readMenu, someMenu({ version: 9, products: faster }));
  announceToPanel('menu');
  await screen.findByText('1 de 1 produto');
  expect(price('Calabresa').value).toBe('45');
  await person.keyboard('{Enter}');
  await screen.findByText(/Alguém mudou o preço de Calabresa para R\$ 60,00/);
  expect(api.requestsOf(saveProduct)).toEqual([]);
});

it('shows why a price is refused when the reason is only in the refused field', async () => {
  const { api, person } = await open();
  const mensagem = 'O preço promocional (R$ 54,90) precisa ser menor que o preço.';
  api.refuse(saveProduct, 'request.invalid', { fields: [{ campo: 'novo_preco', mensagem }] });
  await person.type(price('Quatro Queijos'), '{Control>}a{/Control}5{Enter}');
  await screen.findByText(mensagem);
  await waitFor(() => expect(price('Quatro Queijos').value).toBe('61,90'));
});

it('names the person of the other change, and overwrites nothing', async () => {
  const { api, person } = await open();
  const refusal = { status: false, code: 409, erro: 'x', erros: [], motivo: 'record.changed-meanwhile' };
  const who = { versao: 2, alterado_por: 'Ana', alterado_em: '2026-11-20T22:10:00.000Z' };
  api.answerRaw(saveProduct, 409, { ...refusal, ...who });
  await person.type(price('Calabresa'), '{Control>}a{/Control}9{Enter}');
  await screen.findByText(/^Ana mudou isto às/);
  await waitFor(() => expect(price('Calabresa').value).toBe('49,90'));
});

it('names what goes with a deleted product, and brings it back', async () => {
  const opened = await open();
  const { api, person } = opened;
  api.answer(removeProduct, { version: 4, batchId: BATCH });
  api.answer(readMenu, someMenu({ version: 4, products: [aProduct(12, 1, 'Quatro Queijos')] }));
  await choose(opened, 'Calabresa', 'Excluir');
  const requested = within(await screen.findByRole('dialog', { name: /Você tem certeza/ }));
  expect(requested.getByText(/Calabresa sai do cardápio/)).toBeDefined();
  await person.click(requested.getByRole('button', { name: 'Sim deletar.' }));
  await screen.findByText('Calabresa excluído.');
  expect(names()).toEqual(['Quatro Queijos']);
  api.answer(undoMenuChange, { version: 5 });
  api.answer(readMenu, someMenu({ version: 5 }));
  await person.click(screen.getByRole('button', { name: /^Desfazer/ }));
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(api.requestsOf(undoMenuChange)).toEqual([{ lote: BATCH }]);
});

it('shows one product as customers see it, from its menu', async () => {
  Element.prototype.scrollTo = () => undefined;
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Ações de Portuguesa' }));
  const menu = within(screen.getByRole('menu', { name: 'Ações de Portuguesa' }));
  await person.click(menu.getByRole('menuitem', { name: 'Como o cliente vê' }));
  await screen.findByRole('heading', { name: 'Portuguesa' });
  await person.click(screen.getByRole('button', { name: 'Fechar' }));
});

it('reorders products and categories by keys, and moves them to another category by the dialog', async () => {
  const opened = await open();
  const { api, person } = opened;
  const release = api.hold(orderProducts, { version: 3 });
  screen.getByRole('button', { name: 'Mover Calabresa' }).focus();
  await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(names()[1]).toBe('Calabresa');
  await waitFor(() =>
    expect(api.requestsOf(orderProducts)).toEqual([{ ordem: [12, 11, 13], antes: [11, 12, 13] }]),
  );
  release();
  api.answer(orderCategories, { version: 3 });
  screen.getByRole('button', { name: 'Mover Bebidas' }).focus();
  await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() =>
    expect(api.requestsOf(orderCategories)).toEqual([{ ordem: [2, 1, 3], antes: [1, 2, 3] }]),
  );
  await choose(opened, 'Portuguesa', 'Mover para…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Mover Portuguesa' }));
  await person.selectOptions(await dialog.findByLabelText('Categoria'), 'Bebidas');
  api.answer(saveProduct, { productId: 13, version: 3, recordVersion: 2 });
  await person.click(dialog.getByRole('button', { name: 'Mover' }));
  await screen.findByText('Portuguesa agora está em Bebidas.');
  expect(api.requestsOf(saveProduct)).toEqual([{ id_cardapio: 13, id_cardapio_categoria: 2, versao: 1 }]);
});

it('shows old and new prices before it changes many, sends what was seen, and reports it', async () => {
  const { api, person } = await open();
  for (const name of ['Calabresa', 'Quatro Queijos'])
    await person.click(screen.getByRole('checkbox', { name: `Selecionar ${name}` }));
  await person.click(screen.getByRole('button', { name: 'Mudar preços…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mudar preços de 2 produtos' }));
  await person.click(dialog.getByRole('radio', { name: 'Diminuir' }));
  await person.type(await dialog.findByLabelText('Valor'), '100');
  expect(dialog.getByRole('alert').textContent).toBe('Atenção: 2 preços ficam em R$ 0,00.');
  await person.click(dialog.getByRole('radio', { name: 'Aumentar' }));
  await person.clear(dialog.getByLabelText('Valor'));
  await person.type(dialog.getByLabelText('Valor'), '10');
  expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'ItemEraFica',
    'CalabresaR$\u00a049,90R$\u00a054,89',
    'Quatro QueijosR$\u00a061,90por R$\u00a054,90R$\u00a068,09por R$\u00a060,39',
  ]);
  api.answer(changePrices, { version: 3, ...PRICES });
  await person.click(dialog.getByRole('button', { name: 'Mudar 2 preços' }));
  await screen.findByText('2 preços mudados.');
  expect(api.requestsOf(changePrices)).toMatchObject([
    {
      produtos: [11, 12],
      mudanca: { tipo: 'percentual', valor: 10 },
      quantidade_prevista: 2,
      soma_prevista_centavos: 5489 + 6809 + 6039,
    },
  ]);
});

it('switches many at once, and back', async () => {
  const { api, person } = await open();
  api.answer(setProductStatuses, { version: 2, products: 2, batchId: BATCH });
  await person.click(screen.getByRole('checkbox', { name: 'Selecionar tudo' }));
  const bar = within(screen.getByRole('region', { name: 'Ações para os selecionados' }));
  await person.click(bar.getByRole('button', { name: 'Em falta' }));
  await screen.findByText('2 produtos: em falta.');
  expect(api.requestsOf(setProductStatuses)).toEqual([{ produtos: [11, 12], status: 'F' }]);
  api.answer(undoMenuChange, { version: 3 });
  await person.click(screen.getByRole('button', { name: /^Desfazer/ }));
  await waitFor(() => expect(api.requestsOf(undoMenuChange)).toEqual([{ lote: BATCH }]));
});

it('makes a category with its own hours, and refuses a week without a day', async () => {
  const { api, person } = await open();
  await person.click(screen.getByRole('button', { name: 'Adicionar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cadastrando nova categoria' }));
  await person.type(await dialog.findByLabelText('Nome'), 'Só na sexta');
  await person.click(dialog.getByRole('tab', { name: 'Disponibilidade' }));
  await person.click(dialog.getByRole('radio', { name: 'Em dias e horários' }));
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(api.requestsOf(saveCategory)).toEqual([]);
  await person.click(dialog.getByRole('checkbox', { name: 'Sexta-feira' }));
  api.answer(saveCategory, { categoryId: 4, version: 4, recordVersion: 1 });
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Categoria salva.');
  const [sent] = api.requestsOf(saveCategory) as { disponibilidade: string; nome_categoria: string }[];
  expect(sent?.nome_categoria).toBe('Só na sexta');
  expect(JSON.parse(sent?.disponibilidade ?? '')).toMatchObject({
    qi: null,
    sx: { initAt: 1080, endAt: 1380 },
    sb: null,
  });
});

it('names the products that go with a category', async () => {
  const opened = await open();
  const { api, person } = opened;
  await choose(opened, 'Bebidas', 'Excluir');
  const requested = within(await screen.findByRole('dialog', { name: /Você tem certeza/ }));
  expect(requested.getByText(/sai do cardápio com 1 produto: Guaraná 2 L/)).toBeDefined();
  api.answer(removeCategory, { version: 4, batchId: BATCH });
  await person.click(requested.getByRole('button', { name: 'Sim deletar.' }));
  await screen.findByText('Categoria Bebidas excluída.');
  expect(api.requestsOf(removeCategory)).toMatchObject([{ com_produtos: true }]);
});

it('follows changes of other users, grouped', async () => {
  const { api } = await open();
  for (const version of [4, 5, 6]) {
    api.answer(readMenu, someMenu({ version, products: [aProduct(11, 1, `Calabresa ${version}`)] }));
    announceToPanel('menu');
  }
  await screen.findByText('Calabresa 6');
  // The first event starts a request immediately; all later events share one request.
  expect(api.requestsOf(readMenu).length).toBeLessThanOrEqual(3);
});

it('lets operators set what is out, and nothing else', async () => {
  const { api, person } = await open(['operator']);
  api.answer(setProductStatus, { version: 3 });
  await person.selectOptions(status('Calabresa'), 'Em falta');
  await waitFor(() => expect(api.requestsOf(setProductStatus)).toEqual([{ id_cardapio: 11, status: 'F' }]));
  for (const name of [/^Ações de Calabresa/, /^Mover/, /^Adicionar/, /^Editar/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByLabelText('Preço de Calabresa')).toBeNull();
  expect(screen.getByText('de R$ 61,90').tagName).toBe('S');
});
