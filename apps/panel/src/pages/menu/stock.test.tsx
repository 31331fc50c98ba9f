// @vitest-environment jsdom

import { readMenu } from '@comanda/contract/menu/menu/menu.calls';
import { changeStockStatuses, deleteStockItem, saveStockItem } from '@comanda/contract/menu/menu/stock.calls';
import { listHours } from '@comanda/contract/store/hours/hours.calls';
import { grantsOf } from '@comanda/domain/people/access/permissions';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { toastStore } from '@comanda/ui/toast/toast.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderScreen } from '../../app/testing/render-screen.tsx';
import { someStock } from '../../features/menu/menu/stock/testing/some-stock.ts';
import { someHours } from '../../features/store/hours/testing/some-hours.ts';

beforeAll(supplyBrowserParts);
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getSnapshot()) toastStore.dismiss(id);
  vi.unstubAllGlobals();
});

const aPartVersion = { version: 1, changedBy: null, changedAt: 0 };

const open = (parts = someStock(), session: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen('/estoque', {
    ...session,
    answers: (api) => {
      api.answer(readMenu, parts);
      api.answer(listHours, someHours({ version: 0 }));
      api.answer(changeStockStatuses, { version: 3, items: [{ stockItemId: 1, version: 2 }] });
      api.answer(saveStockItem, { version: 3, stockItemId: 9, itemVersion: 1 });
      api.answer(deleteStockItem, { version: 3 });
    },
  });
const outNow = async () => within(await screen.findByRole('region', { name: /Em falta agora/ }));

it('shows in advance what an item takes along, then does it in one step that can be undone', async () => {
  const { api, person } = open();
  const out = await outNow();
  await person.type(out.getByRole('combobox', { name: 'O que acabou?' }), 'CALA{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Calabresa em falta' }));
  dialog.getByText('2 produtos param de vender, 1 vai sem o item, 1 variação perde um sabor.');
  expect(api.requestsOf(changeStockStatuses)).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Pôr em falta' }));
  await person.click(await screen.findByRole('button', { name: /Desfazer/ }));
  await waitFor(() =>
    expect(api.requestsOf(changeStockStatuses)).toEqual([
      { itens: [{ id_estoque: 1, novo_status: 'O', volta_em: null, versao: null }] },
      { itens: [{ id_estoque: 1, novo_status: 'S', volta_em: null, versao: 2 }] },
    ]),
  );
});

it('brings an item back with one touch, and asks for a time only if one is needed', async () => {
  const { api, person } = open();
  const out = await outNow();
  await person.click(out.getByRole('button', { name: 'Voltou: Cheddar' }));
  await waitFor(() =>
    expect(api.requestsOf(changeStockStatuses)).toEqual([
      { itens: [{ id_estoque: 3, novo_status: 'S', volta_em: null, versao: null }] },
    ]),
  );
  await person.selectOptions(screen.getByRole('combobox', { name: 'Status de Cebola' }), 'Oculto (em falta)');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cebola em falta' }));
  await person.click(dialog.getByRole('radio', { name: /Em um horário/ }));
  await person.click(dialog.getByRole('button', { name: 'Pôr em falta' }));
  dialog.getByText('Escreva o horário da volta.');
  expect(api.requestsOf(changeStockStatuses)).toHaveLength(1);
});

it('names what uses an item instead of asking whether to delete it', async () => {
  const parts = someStock();
  const [sabores] = parts.groups;
  const { api, person } = open({
    ...parts,
    sizes: [
      {
        ...aPartVersion,
        sizeId: 5,
        productId: 14,
        name: 'Grande',
        status: 'active',
        priceCents: 4990,
        promoCents: null,
      },
    ],
    groups: sabores ? [sabores, { ...sabores, groupId: 2, optionCategoryId: null, productId: 14 }] : [],
    links: [...parts.links, { linkId: 2, productId: 14, groupId: 2, sizeId: 5, status: 'active' }],
  });
  await person.click(await screen.findByRole('button', { name: 'Ações de Calabresa' }));
  await person.click(screen.getByRole('menuitem', { name: 'Excluir' }));
  const words = await screen.findByText(/Tire o item daqui/);
  expect(words.textContent).toContain('Produtos: Pizza Calabresa, Pizza Toscana e Pizza Portuguesa.');
  expect(words.textContent).toContain('Variações: Sabores e Meia a meia · Grande · Sabores.');
  expect(api.requestsOf(deleteStockItem)).toEqual([]);
});

it('creates an item, trims its name and shows its limits', async () => {
  const { api, person } = open();
  await person.click(await screen.findByRole('button', { name: 'Adicionar Novo Item' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Criar' }));
  await person.type(dialog.getByRole('textbox', { name: 'Nome' }), ' cebola');
  dialog.getByText('Já existe um item com este nome e tipo.');
  await person.type(dialog.getByRole('textbox', { name: 'Nome' }), ' roxa ');
  await person.click(dialog.getByRole('radio', { name: 'Sabor' }));
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(api.requestsOf(saveStockItem)).toMatchObject([
      { nome_item: 'cebola roxa', tipo: 'sabor', status: 'S', descricao: '' },
    ]),
  );
});

it('lets operators set what is out, and edit nothing', async () => {
  open(someStock(), { session: { roles: ['operator'], permissions: grantsOf(['operator']) } });
  const out = await outNow();
  out.getByRole('button', { name: 'Voltou: Cheddar' });
  expect(screen.queryByRole('button', { name: 'Adicionar Novo Item' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Ações de/ })).toBeNull();
});
