// @vitest-environment jsdom

import { changeUses, saveFlavours } from '@comanda/contract/menu/menu/links.calls';
import { readMenu } from '@comanda/contract/menu/menu/menu.calls';
import {
  deleteGroup,
  restoreGroup,
  saveGroup,
  saveOption,
  setGroupStatus,
} from '@comanda/contract/menu/menu/options.calls';
import { saveProduct } from '@comanda/contract/menu/menu/products.calls';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderScreen } from '../../app/testing/render-screen.tsx';
import { aGroup, someOptions } from '../../features/menu/menu/options/testing/some-options.ts';

beforeAll(supplyBrowserParts);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openScreen(roles: ('admin' | 'operator')[] = ['admin']) {
  const opened = renderScreen('/variacoes', {
    session: { roles, ...(roles.includes('operator') ? { permissions: ['catalogue.use'] } : {}) },
    answers: (api) => api.answer(readMenu, someOptions()),
  });
  await screen.findByText('Selecione uma categoria');
  await opened.person.click(screen.getByRole('button', { name: /^Bordas/ }));
  return opened;
}
const row = (name: RegExp) => screen.getByRole('row', { name });
const choose = async (
  person: { click: (element: Element) => Promise<void> },
  group: string,
  action: string,
) => {
  await person.click(screen.getByRole('button', { name: `Ações de ${group}` }));
  await person.click(screen.getByRole('menuitem', { name: action }));
};
/** The menu that the server returns after a change. */
const next = (over: Parameters<typeof someOptions>[0]) => someOptions({ version: 4, ...over });

it('asks for a category first, then shows its groups with their choice and charge rules', async () => {
  const { person } = await openScreen();
  expect(screen.getByText('2 Variações')).toBeDefined();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Variação', 'Qtd. Escolha', 'Cálculo', 'Status', 'Ações'],
  ]);
  expect(within(row(/Borda recheada/)).getByText('Até 1')).toBeDefined();
  expect(within(row(/Borda recheada/)).getByText(/2 itens · em 2 produtos/)).toBeDefined();
  expect(within(row(/Escolha a massa/)).getByText(/ainda não tem itens/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: /^Adicionais/ }));
  expect(screen.getByText('Nenhuma variação encontrada')).toBeDefined();
});

it('sets a status at once, and restores it after a failure', async () => {
  const { api, person } = await openScreen();
  const status = () => screen.getByLabelText<HTMLSelectElement>('Status de Borda recheada');
  const answer = api.hold(setGroupStatus, { version: 4 });
  await person.selectOptions(status(), 'Inativo');
  expect(status().value).toBe('inactive');
  api.answer(readMenu, next({ groups: [aGroup(1, 'Borda recheada', { status: 'inactive' })] }));
  answer();
  await waitFor(() => expect(api.requestsOf(setGroupStatus)).toMatchObject([{ id: 1, status: 'N' }]));
  api.refuse(setGroupStatus, 'server.unexpected');
  await person.selectOptions(status(), 'Oculto');
  await waitFor(() => expect(status().value).toBe('inactive'));
});

it('deletes no group in use, and shows where it is used; offers undo for any other', async () => {
  const { api, person } = await openScreen();
  await choose(person, 'Borda recheada', 'Excluir');
  await screen.findByText(/é usada em: Calabresa, Quatro Queijos/);
  await person.click(screen.getByRole('button', { name: 'OK' }));
  expect(api.requestsOf(deleteGroup)).toEqual([]);
  api.answer(deleteGroup, { version: 4 });
  api.answer(readMenu, next({ groups: [] }));
  await choose(person, 'Escolha a massa', 'Excluir');
  await person.click(await screen.findByRole('button', { name: 'Sim deletar.' }));
  api.answer(restoreGroup, { version: 5 });
  await person.click(await screen.findByRole('button', { name: /^Desfazer/ }));
  await waitFor(() => expect(api.requestsOf(restoreGroup)).toMatchObject([{ id_variacao: 2 }]));
});

it('makes a group: items wait until it is saved, impossible numbers are refused at their field', async () => {
  const { api, person } = await openScreen();
  await person.click(screen.getByRole('button', { name: 'Adicionar Variação' }));
  const dialog = await screen.findByRole('dialog', { name: 'Variações' });
  expect(within(dialog).getByText('Salve a variação para pôr itens nela.')).toBeDefined();
  expect(within(dialog).getByLabelText<HTMLInputElement>('Preço').matches(':disabled')).toBe(true);
  expect(within(dialog).getByText('metade 30,00 + metade 40,00 → 35,00')).toBeDefined();
  await person.type(within(dialog).getByLabelText('Nome'), 'Ponto da carne');
  const least = within(dialog).getByLabelText('Escolha mínima');
  const most = within(dialog).getByLabelText('Escolha máxima');
  await person.clear(least);
  await person.type(least, '3');
  await person.clear(most);
  await person.type(most, '2');
  await person.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  await within(dialog).findByText(/O máximo não pode ser menor que o mínimo/);
  await person.clear(most);
  await person.type(most, '3');
  const free = within(dialog).getByLabelText('Itens grátis');
  await person.clear(free);
  await person.type(free, '4');
  await person.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  await within(dialog).findByText(/não podem passar do máximo/);
  await person.clear(free);
  await person.type(free, '2');
  await person.selectOptions(within(dialog).getByLabelText('Quais saem grátis'), 'first');
  api.answer(saveGroup, { groupId: 9, linkId: null, version: 4 });
  const made = aGroup(9, 'Ponto da carne', { least: 3, most: 3 });
  api.answer(readMenu, next({ groups: [...someOptions().groups, made] }));
  await person.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(api.requestsOf(saveGroup)).toMatchObject([
      {
        ...{ nome_variacao: 'Ponto da carne', escolha_minima: 3, escolha_maxima: 3, calculo_preco: 'st' },
        ...{ gratis: 2, gratis_quais: 'primeiros' },
      },
    ]),
  );
  await waitFor(() => expect(within(dialog).getByLabelText('Preço').matches(':disabled')).toBe(false));
  api.answer(saveOption, { optionId: 20, version: 5 });
  await person.click(within(dialog).getByLabelText('Item avulso'));
  await person.type(within(dialog).getByLabelText('Nome do item'), 'Mal passada');
  await person.type(within(dialog).getByLabelText('Preço'), '1,5{Enter}');
  await waitFor(() =>
    expect(api.requestsOf(saveOption)).toMatchObject([
      { id_variacao: 9, id_estoque: null, nome_var: 'Mal passada', preco: 1.5 },
    ]),
  );
});

it('lists the products that use a group, and several at once', async () => {
  const { api, person } = await openScreen();
  await person.click(screen.getByRole('button', { name: 'Borda recheada' }));
  const dialog = await screen.findByRole('dialog', { name: 'Variações' });
  await person.click(within(dialog).getByRole('button', { name: 'Escolher produtos' }));
  const uses = await screen.findByRole('dialog', { name: /Em quais produtos/ });
  await person.click(within(uses).getByLabelText('Portuguesa'));
  await person.click(within(uses).getByLabelText('Calabresa'));
  api.answer(changeUses, { version: 4 });
  await person.click(within(uses).getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(api.requestsOf(changeUses)).toMatchObject([{ id_variacao: 1, ligar: [13], desligar: [11] }]),
  );
});

it('is read-only for operators, except for the status of a group', async () => {
  await openScreen(['operator']);
  expect(screen.queryByRole('button', { name: 'Adicionar Variação' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ações de Borda recheada' })).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>('Status de Borda recheada').disabled).toBe(false);
});

it('shows a product’s flavours as one sheet: keys move between cells, a table can be pasted, one call saves', async () => {
  const { api, person } = renderScreen('/produtos/11', {
    answers: (fake) => fake.answer(readMenu, someOptions()),
  });
  await person.click(await screen.findByRole('tab', { name: 'Variações' }));
  const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  await screen.findByLabelText('Calabresa, Grande');
  await person.click(cell('Calabresa, Grande'));
  await person.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(cell('Calabresa, Broto'));
  await person.paste('Camarão\t72,00\t50\nCalabresa\t46\t31\nLombo\t1\t2');
  await screen.findByText('Não estão no estoque e ficaram de fora: Lombo.');
  expect(cell('Camarão, Broto').value).toBe('50');
  api.answer(saveFlavours, { version: 4 });
  // One button saves all changes of the screen, but saves nothing while one of them is not a valid price.
  await person.click(cell('Camarão, Broto'));
  await person.paste('caro');
  const save = () => person.click(screen.getByRole('button', { name: 'Salvar' }));
  await save();
  expect((await screen.findAllByText(/Há preços que não são valores/)).length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(cell('Camarão, Broto'));
  await person.paste('50');
  api.answer(saveProduct, { productId: 11, version: 3, recordVersion: 1 });
  await save();
  await waitFor(() =>
    expect(api.requestsOf(saveFlavours)).toMatchObject([
      {
        id_cardapio: 11,
        tamanhos: [
          { id_cardapio_tamanho: 1, versao: 1, calculo_preco: 'mm' },
          { id_cardapio_tamanho: 2, versao: null, escolha_minima: 1, escolha_maxima: 2 },
        ],
        sabores: [
          { id_estoque: 71, precos: [46, 31] },
          { id_estoque: 72, precos: [72, 50] },
        ],
      },
    ]),
  );
  await screen.findByText('Produto salvo com sucesso.');
  expect(api.requestsOf(saveFlavours)).toHaveLength(1);
});
