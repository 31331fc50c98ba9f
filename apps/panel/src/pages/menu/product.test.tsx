// @vitest-environment jsdom
import { readMenu } from '@comanda/contract/menu/menu/menu.calls';
import { undoMenuChange } from '@comanda/contract/menu/menu/menu-batches.calls';
import { sendPhoto } from '@comanda/contract/menu/menu/photo.calls';
import { saveProduct, setProductStatus } from '@comanda/contract/menu/menu/products.calls';
import { saveRecipeLine } from '@comanda/contract/menu/menu/recipe.calls';
import { removeSizes } from '@comanda/contract/menu/menu/sizes.calls';
import type { GroupPart, LinkPart } from '@comanda/domain/menu/menu/menu-parts';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadPage } from '../../app/testing/load-page.ts';
import { announceToPanel, renderScreen } from '../../app/testing/render-screen.tsx';
import { aProduct, someMenu } from '../../features/menu/menu/testing/some-menu.ts';

const PATH = '/produtos/$id';
beforeAll(async () => {
  supplyBrowserParts();
  await loadPage(PATH);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (menu = someMenu(), address = '/produtos/11') =>
  renderScreen(address, {
    session: { roles: ['admin'] },
    answers: (api) => api.answer(readMenu, menu),
  });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('saves what was changed and nothing else, from its version', async () => {
  const { api, person } = open();
  const editor = await dialog('Editando produto Calabresa');
  const price = editor.getByLabelText('Preço');
  await person.clear(price);
  await person.type(price, '52,5');
  await person.type(editor.getByLabelText('Nome'), ' 🍕');
  api.answer(saveProduct, { productId: 11, version: 4, recordVersion: 2 });
  api.answer(
    readMenu,
    someMenu({ products: [aProduct(11, 1, 'Calabresa 🍕', { version: 2, priceCents: 5250 })] }),
  );
  await person.click(editor.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Produto salvo com sucesso.');
  expect(api.requestsOf(saveProduct)).toEqual([
    { id_cardapio: 11, nome_prod: 'Calabresa 🍕', preco: 52.5, versao: 1 },
  ]);
});

it('refuses invalid values before they are sent', async () => {
  const { api, person } = open();
  const editor = await dialog('Editando produto Calabresa');
  await person.type(editor.getByLabelText('Preço promocional'), '80');
  await person.type(editor.getByLabelText('Código de barras (EAN)'), '7891991000834');
  await person.clear(editor.getByLabelText('Nome'));
  await person.click(editor.getByRole('button', { name: 'Salvar' }));
  await editor.findByText('A promoção precisa ser menor que o preço.');
  await editor.findByText(/Este código de barras não confere/);
  await editor.findByText('Dê um nome ao produto.');
  expect(api.requestsOf(saveProduct)).toEqual([]);
});

it('names the person who changed it meanwhile, and preserves what is being typed', async () => {
  const { api, person } = open();
  const editor = await dialog('Editando produto Calabresa');
  await person.type(editor.getByLabelText('Descrição'), ' e azeitona');
  api.answer(
    readMenu,
    someMenu({
      version: 4,
      products: [
        aProduct(11, 1, 'Calabresa', {
          description: 'Calabresa fatiada e cebola',
          priceCents: 5500,
          version: 2,
          changedBy: 'Ana',
          changedAt: Date.UTC(2026, 10, 20, 23, 14),
        }),
      ],
    }),
  );
  announceToPanel('menu');
  await editor.findByText(/Ana mudou este produto às 20:14/);
  expect(editor.getByLabelText<HTMLTextAreaElement>('Descrição').value).toMatch(/e azeitona$/);
  await waitFor(() => expect(editor.getByLabelText<HTMLInputElement>('Preço').value).toBe('55,00'));
  api.answer(saveProduct, { productId: 11, version: 5, recordVersion: 3 });
  await person.click(editor.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Produto salvo com sucesso.');
  expect(api.requestsOf(saveProduct)).toEqual([
    { id_cardapio: 11, descricao: 'Calabresa fatiada e cebola e azeitona', versao: 2 },
  ]);
});

it('leaves the end of a promotion visible while a person rewrites it, and saves no incomplete date', async () => {
  const promoted = aProduct(11, 1, 'Calabresa', {
    ...{ promoCents: 4490, promoUntil: Date.UTC(2026, 11, 1, 3) },
  });
  const { api, person } = open(someMenu({ products: [promoted] }));
  const editor = await dialog('Editando produto Calabresa');
  const end = () => editor.getByLabelText<HTMLInputElement>('Termina em');
  expect(end().value).toBe('30/11/2026');
  await person.click(end());
  await person.keyboard('1512');
  // Clearing and typing the price again must not remove the date either.
  await person.clear(editor.getByLabelText('Preço promocional'));
  await person.type(editor.getByLabelText('Preço promocional'), '43');
  await person.click(editor.getByRole('button', { name: 'Salvar' }));
  expect(api.requestsOf(saveProduct)).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(end()));
  editor.getByText('Este dia não existe: use dd/mm/aaaa.');
  await person.keyboard('{Control>}a{/Control}15122026');
  api.answer(saveProduct, { productId: 11, version: 4, recordVersion: 2 });
  await person.click(editor.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(api.requestsOf(saveProduct)).toMatchObject([
      { novo_preco: 43, promocao_fim: '2026-12-16T03:00:00.000Z' },
    ]),
  );
});

it('has an address: opens from its list, which does not change, and closes with Back', async () => {
  const { person, router } = open(someMenu(), '/produtos?busca=cala');
  const name = await screen.findByRole('button', { name: 'Editar Calabresa' });
  await person.click(name);
  const editor = await dialog('Editando produto Calabresa');
  expect(router.history.location.href).toBe('/produtos/11?busca=cala');
  await waitFor(() => expect(document.activeElement).toBe(editor.getByLabelText('Nome')));
  await person.click(editor.getByText('Fechar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.history.location.href).toBe('/produtos?busca=cala');
  // The element is still the same, so the list did not render it again.
  expect(screen.getByRole('button', { name: 'Editar Calabresa' })).toBe(name);
});

it('asks for the category if none is chosen, and moves to another one', async () => {
  const { api, person } = open(someMenu(), '/produtos?categoria=todas');
  await person.click(await screen.findByRole('button', { name: 'Adicionar Produto' }));
  const editor = await dialog('Adicionando produto');
  await person.type(editor.getByLabelText('Nome'), 'Água');
  await person.type(editor.getByLabelText('Preço'), '4');
  await person.click(editor.getByRole('button', { name: 'Salvar' }));
  await editor.findByText('Escolha a categoria.');
  await person.selectOptions(editor.getByLabelText('Categoria'), 'Bebidas');
  api.answer(saveProduct, { productId: 40, version: 4, recordVersion: 1 });
  api.answer(readMenu, someMenu({ version: 4, products: [aProduct(40, 2, 'Água', { priceCents: 400 })] }));
  await person.click(editor.getByRole('button', { name: 'Salvar' }));
  const saved = await dialog('Editando produto Água');
  await screen.findByText(/^Produto adicionado/);
  // Waits for the end of the save, because a second save is not possible while one runs.
  await waitFor(() => expect(saved.getByRole('button', { name: 'Salvar' }).ariaBusy).toBeNull());
  await person.selectOptions(saved.getByLabelText('Categoria'), 'Pizzas');
  api.answer(saveProduct, { productId: 40, version: 5, recordVersion: 2 });
  await person.click(saved.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(api.requestsOf(saveProduct)).toMatchObject([
      { id_cardapio: null, id_cardapio_categoria: 2 },
      { id_cardapio: 40, id_cardapio_categoria: 1 },
    ]),
  );
});

it('reports an unknown product and shows the list', async () => {
  const { person } = open(someMenu(), '/produtos/99');
  await screen.findByText('Erro ao obter produto');
  await person.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('sends a photo after the texts, with the part that must stay visible', async () => {
  const { api, person } = open();
  const editor = await dialog('Editando produto Calabresa');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no photo can be chosen');
  await person.upload(input, new File(['png'], 'pizza.png', { type: 'image/png' }));
  const focus = await editor.findByRole('slider', { name: 'O que precisa aparecer na imagem' });
  focus.focus();
  await person.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
  expect(focus.getAttribute('aria-valuetext')).toBe('48% a partir da esquerda, 60% a partir do alto');
  api.answer(saveProduct, { productId: 11, version: 3, recordVersion: 1 });
  api.answer(sendPhoto, { version: 4, picture: '/arquivos/a-480.webp' });
  await person.click(editor.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Produto salvo com sucesso.');
  expect(api.requestsOf(saveProduct)).toHaveLength(1);
  expect(api.requestsOf(sendPhoto)).toMatchObject([{ id_cardapio: '11', foco_x: '48', foco_y: '60' }]);
});

it('asks before typed changes are left', async () => {
  const { person } = open();
  const editor = await dialog('Editando produto Calabresa');
  const closing = () => editor.getByText('Fechar');
  await person.type(editor.getByLabelText('Nome'), '!');
  await person.click(closing());
  await person.click(await screen.findByRole('button', { name: 'Continuar aqui' }));
  expect(editor.getByLabelText<HTMLInputElement>('Nome').value).toBe('Calabresa!');
  await person.click(closing());
  await person.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const VERSION = { version: 1, changedBy: 'Ana', changedAt: 0 };
const BATCH = '3b0c1c2e-5d0f-4a55-9a51-0d3b1f0c9c01';
const aGroup = (groupId: number, name: string, productId: number | null = null): GroupPart => ({
  ...{ groupId, name, productId, optionCategoryId: productId === null ? 1 : null, status: 'active' },
  ...{ least: 0, most: 2, mostOfEach: 1, free: 0, freeOrder: 'cheapest', rule: 'mean', ...VERSION },
  options: [1, 2].map((at) => ({
    ...{ optionId: 10 * groupId + at, stockItemId: at, name: `Sabor ${at}`, priceCents: 4100 },
  })),
});
const aLink = (groupId: number, sizeId: number | null): LinkPart => ({
  ...{ linkId: groupId, productId: 11, groupId, sizeId, status: 'active' },
});
const aSize = (sizeId: number, name: string, priceCents: number) =>
  ({ sizeId, productId: 11, name, priceCents, promoCents: null, status: 'active', ...VERSION }) as const;

it('disables the tabs of a new product, and explains that sizes come after the first save', async () => {
  const { api, person } = open(someMenu(), '/produtos');
  await person.click(await screen.findByRole('button', { name: 'Adicionar Produto' }));
  const editor = await dialog('Adicionando produto');
  expect(editor.getByRole<HTMLButtonElement>('tab', { name: 'Composição' }).disabled).toBe(true);
  await person.type(editor.getByLabelText('Nome'), 'Napolitana');
  await person.type(editor.getByLabelText('Preço'), '12,5');
  await person.click(editor.getByLabelText('Mais tamanhos?'));
  expect(editor.queryByLabelText('Preço')).toBeNull();
  await person.click(editor.getByRole('button', { name: 'Adicionar tamanho' }));
  await person.click(await screen.findByRole('button', { name: 'OK' }));
  api.answer(saveProduct, { productId: 40, version: 4, recordVersion: 1 });
  api.answer(
    readMenu,
    someMenu({ version: 4, products: [aProduct(40, 1, 'Napolitana', { priceCents: 0 })] }),
  );
  await person.click(editor.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Produto adicionado. Ele começa a ser vendido com o primeiro tamanho.');
  const saved = await dialog('Editando produto Napolitana');
  expect(saved.getByRole<HTMLButtonElement>('tab', { name: 'Composição' }).disabled).toBe(false);
  expect(api.requestsOf(saveProduct)).toMatchObject([
    { id_cardapio: null, id_cardapio_categoria: 1, nome_prod: 'Napolitana', status: 'S', preco: 0 },
  ]);
});

it('can save a new product as hidden until it is complete, and activate it in its editor', async () => {
  const { api, person } = open(someMenu(), '/produtos');
  await person.click(await screen.findByRole('button', { name: 'Adicionar Produto' }));
  const editor = await dialog('Adicionando produto');
  await person.type(editor.getByLabelText('Nome'), 'Napolitana');
  await person.type(editor.getByLabelText('Preço'), '12,5');
  api.answer(saveProduct, { productId: 40, version: 4, recordVersion: 1 });
  const made = aProduct(40, 1, 'Napolitana', { priceCents: 1250, status: 'hidden' });
  api.answer(readMenu, someMenu({ version: 4, products: [made] }));
  await person.click(editor.getByRole('button', { name: 'Salvar oculto' }));
  await screen.findByText(/Produto salvo, oculto do cardápio/);
  expect(api.requestsOf(saveProduct)).toMatchObject([{ nome_prod: 'Napolitana', preco: 12.5, status: 'O' }]);
  const saved = await dialog('Editando produto Napolitana');
  const activate = await saved.findByRole('button', { name: 'Ativar' });
  expect(saved.queryByRole('button', { name: 'Salvar oculto' })).toBeNull();
  api.answer(setProductStatus, { version: 5 });
  api.answer(readMenu, someMenu({ version: 5, products: [{ ...made, status: 'active' }] }));
  await person.click(activate);
  await waitFor(() => expect(api.requestsOf(setProductStatus)).toEqual([{ id_cardapio: 40, status: 'S' }]));
  await screen.findByText('Napolitana está no cardápio.');
});

it('goes back to the default price in one step, names what is removed, and can be undone', async () => {
  const sizes = [aSize(1, 'Média', 3990), aSize(2, 'Grande', 5990)];
  const requested = [
    aGroup(1, 'Sabores', 11),
    aGroup(2, 'Sabores', 11),
    aGroup(3, 'Borda', 11),
    aGroup(4, 'Extras'),
  ];
  const menu = someMenu({
    sizes,
    groups: requested,
    links: [aLink(1, 1), aLink(2, 2), aLink(3, 1), aLink(4, null)],
  });
  const { api, person } = open(menu);
  const editor = await dialog('Editando produto Calabresa');
  await editor.findByText(/O preço de R\$\s49,90 fica guardado/);
  await person.click(editor.getByLabelText('Mais tamanhos?'));
  await screen.findByText(
    /Os 2 tamanhos, 4 preços de sabores e 1 variação saem do cardápio, e o produto volta a custar R\$\s49,90/,
  );
  api.answer(removeSizes, { version: 4, batchId: BATCH });
  api.answer(readMenu, someMenu({ version: 5 }));
  await person.click(screen.getByRole('button', { name: 'Sim deletar.' }));
  await waitFor(() => expect(editor.getByLabelText<HTMLInputElement>('Preço').value).toBe('49,90'));
  expect(api.requestsOf(removeSizes)).toEqual([{ id_cardapio: 11 }]);
  api.answer(undoMenuChange, { version: 6 });
  api.answer(readMenu, { ...menu, version: 6 });
  await person.click(await screen.findByRole('button', { name: /^Desfazer/ }));
  await editor.findByText('Grande');
  expect(api.requestsOf(undoMenuChange)).toEqual([{ lote: BATCH }]);
});

it('saves an ingredient at once, with quantity one and removable by customers', async () => {
  const item = {
    stockItemId: 7,
    name: 'Cebola',
    description: '',
    kind: 'ingredient',
    isIn: true,
    backAt: null,
  } as const;
  const stockItems = [{ ...item, photoHash: null, ...VERSION }];
  const { api, person } = open(someMenu({ stockItems }));
  const editor = await dialog('Editando produto Calabresa');
  await person.click(editor.getByRole('tab', { name: 'Composição' }));
  const line = { recipeLineId: 1, productId: 11, stockItemId: 7, quantity: 1, isRemovable: true };
  api.answer(saveRecipeLine, { recipeLineId: 1, version: 4 });
  await person.type(await editor.findByLabelText('Adicionar ingrediente'), 'ceb');
  const found = await screen.findByRole('option', { name: /Cebola/ });
  api.answer(readMenu, someMenu({ version: 4, stockItems, recipe: [line] }));
  await person.click(found);
  const removable = await editor.findByLabelText<HTMLInputElement>('O cliente pode tirar');
  expect(removable.checked).toBe(true);
  // Waits for the call: the screen may show the new menu before it sends the call.
  await waitFor(() => expect(api.requestsOf(saveRecipeLine)).toEqual([{ id_cardapio: 11, id_estoque: 7 }]));
  await person.click(removable);
  await waitFor(() =>
    expect(api.requestsOf(saveRecipeLine)[1]).toEqual({
      id_cardapio: 11,
      id_estoque: 7,
      quantidade: 1,
      removivel: false,
    }),
  );
});
