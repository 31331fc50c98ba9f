// @vitest-environment jsdom

import { installFailurePolicy } from '@comanda/client/api/report-failure.ts';
import {
  changeDeliveryAreas,
  editDeliveryArea,
  listDeliveryAreas,
  undoDeliveryAreas,
} from '@comanda/contract/store/delivery-areas/delivery-areas.calls';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import type { userEvent } from '@comanda/ui/testing/user-event.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderScreen } from '../app/testing/render-screen.tsx';
import { readUndos } from '../features/store/delivery-areas/stored-undos.ts';
import {
  aDistrict,
  anAreaTable,
  aServedArea,
} from '../features/store/delivery-areas/testing/an-area-table.ts';
import { aSession } from '../shared/session/testing/a-session.ts';

const BATCH = '11111111-1111-4111-8111-111111111111';

beforeAll(supplyBrowserParts);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openScreen(roles: ('admin' | 'operator')[] = ['admin'], table = anAreaTable()) {
  sessionStorage.clear();
  const opened = renderScreen('/configuracoes/bairros', {
    session: { roles },
    answers: (api) => api.answer(listDeliveryAreas, table),
  });
  await screen.findByRole('grid', { name: 'Bairros de Campinas' });
  return opened;
}

const showAll = (person: ReturnType<typeof userEvent.setup>) =>
  person.selectOptions(screen.getByLabelText('Situação'), 'Tudo');
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const saved = (...areas: ReturnType<typeof aServedArea>[]) => ({ version: 4, areas, batchId: BATCH });

/** Simulates that Ana changes the fee of Cambuí, and that this panel receives the change. */
async function listenTo(
  { api, queries }: Pick<Awaited<ReturnType<typeof openScreen>>, 'api' | 'queries'>,
  feeCents: number,
) {
  const table = anAreaTable({ version: 4 });
  const districts = table.districts.map((each) =>
    each.districtId === 1 ? { ...each, served: aServedArea(1, { feeCents, version: 2 }) } : each,
  );
  api.answer(listDeliveryAreas, { ...table, districts });
  await act(() => queries.invalidateQueries());
}

it('adds the state to cities with the same name', async () => {
  const { api, queries } = await openScreen();
  const { cities, ...table } = anAreaTable({ version: 4 });
  const twin = { cityId: 9, name: 'Campinas', state: 'GO', isOwn: false };
  api.answer(listDeliveryAreas, { ...table, cities: [...cities, twin] });
  await act(() => queries.invalidateQueries());
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Campinas - SP · 3 de 4',
    'Valinhos · 0 de 1',
    'Campinas - GO · 0 de 0',
  ]);
});

it('shows a tab per city with counts, and disables amounts of districts without delivery', async () => {
  const { person } = await openScreen();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Campinas · 3 de 4',
    'Valinhos · 0 de 1',
  ]);
  expect(field('Taxa de entrega de Cambuí').value).toBe('8,00');
  await showAll(person);
  expect(field('Compra mínima de Taquaral').disabled).toBe(true);
  expect(screen.getByText('R$ 8,00').closest('s')).not.toBeNull();
  expect(screen.getByText('Taxa zero: o cliente não paga a entrega')).toBeDefined();
});

it('saves a field on blur with its version, and undoes the change', async () => {
  const { api, person } = await openScreen();
  api.answer(editDeliveryArea, saved(aServedArea(1, { feeCents: 950, version: 2 })));
  await person.clear(field('Taxa de entrega de Cambuí'));
  await person.type(field('Taxa de entrega de Cambuí'), '9,5');
  await person.tab();
  await screen.findByText('Cambuí salvo.');
  expect(api.requestsOf(editDeliveryArea)).toMatchObject([
    { id_estabelecimento_bairro: '1', valor_taxa: 9.5, valor_minimo: 20, inativo: 'N', versao: 1 },
  ]);
  api.answer(undoDeliveryAreas, { ...saved(aServedArea(1, { version: 3 })), version: 5 });
  // Only one undo button exists: the toolbar shows this button after the message at the bottom closes.
  await person.click(screen.getByRole('button', { name: /^Desfazer/ }));
  await waitFor(() => expect(field('Taxa de entrega de Cambuí').value).toBe('8,00'));
});

it('shows at the row who changed it first, and saves the own value on request', async () => {
  const { api, person } = await openScreen();
  const changed = { versao: 2, alterado_por: 'Ana', alterado_em: '2026-11-20T22:10:00.000Z' };
  const refusal = { status: false, code: 409, erro: 'x', erros: [], motivo: 'record.changed-meanwhile' };
  api.answerRaw(editDeliveryArea, 409, { ...refusal, ...changed });
  const table = anAreaTable({ version: 4 });
  api.answer(listDeliveryAreas, {
    ...table,
    districts: table.districts.map((district) =>
      district.districtId === 1
        ? { ...district, served: aServedArea(1, { feeCents: 600, version: 2 }) }
        : district,
    ),
  });
  await person.type(field('Taxa de entrega de Cambuí'), '{Control>}a{/Control}9{Enter}');
  expect(await screen.findByText(/Ana mudou às/)).toBeDefined();
  await waitFor(() => expect(field('Taxa de entrega de Cambuí').value).toBe('6,00'));
  api.answer(editDeliveryArea, saved(aServedArea(1, { feeCents: 900, version: 3 })));
  await person.click(screen.getByRole('button', { name: 'Usar R$\u00a09,00: Cambuí' }));
  await waitFor(() => expect(field('Taxa de entrega de Cambuí').value).toBe('9,00'));
  expect(api.requestsOf(editDeliveryArea)[1]).toMatchObject({ valor_taxa: 9, versao: 2 });
  expect(screen.queryByText(/Ana mudou às/)).toBeNull();
});

it('asks which value to save if another user changed the field during typing', async () => {
  const { api, person, queries } = await openScreen();
  await person.type(field('Taxa de entrega de Cambuí'), '{Control>}a{/Control}9');
  await listenTo({ api, queries }, 600);
  expect(field('Taxa de entrega de Cambuí').value).toBe('9');
  await person.tab();
  expect(await screen.findByText(/Ana mudou às/)).toBeDefined();
  expect(api.requestsOf(editDeliveryArea)).toEqual([]);
  api.answer(editDeliveryArea, saved(aServedArea(1, { feeCents: 900, version: 3 })));
  await person.click(screen.getByRole('button', { name: 'Usar R$\u00a09,00: Cambuí' }));
  await waitFor(() => expect(api.requestsOf(editDeliveryArea)).toMatchObject([{ valor_taxa: 9, versao: 2 }]));
});

it('reports an ended session as status 401', async () => {
  const { api, person } = await openScreen();
  const listener = vi.fn();
  installFailurePolicy(listener);
  api.refuse(editDeliveryArea, 'auth.required');
  await person.type(field('Taxa de entrega de Cambuí'), '{Control>}a{/Control}9{Enter}');
  // Other requests may fail, too: those of the frame have no answer in this test.
  const shown = () => listener.mock.calls.map(([{ error }]) => error.status);
  await waitFor(() => expect(shown()).toContain(401));
});

it('shows at the row an amount that it cannot read', async () => {
  const { api, person } = await openScreen();
  await person.type(field('Grátis a partir de, em Cambuí'), '{Control>}a{/Control}8,999{Enter}');
  expect((await screen.findByText(/Escreva como 8,90, não “8,999”/)).closest('[role=alert]')).not.toBeNull();
  expect(api.requestsOf(editDeliveryArea)).toEqual([]);
});

it('makes delivery free with the motorcycle button, and warns if it is already free', async () => {
  const { api, person } = await openScreen();
  api.answer(editDeliveryArea, saved(aServedArea(1, { isFree: true, version: 2 })));
  await person.click(screen.getByRole('button', { name: 'Dar frete grátis em Cambuí' }));
  await screen.findByText('Cambuí salvo.');
  expect(api.requestsOf(editDeliveryArea)).toMatchObject([{ valor_taxa: 0, valor_taxa_old: 8 }]);
  await person.click(screen.getByRole('button', { name: 'Dar frete grátis em Guanabara' }));
  expect(await screen.findByText('O frete deste bairro já é grátis!')).toBeDefined();
});

it('adds a district at the usual fee and focuses the fee; only its free button sets zero', async () => {
  const { api, person } = await openScreen();
  await showAll(person);
  api.answer(editDeliveryArea, saved(aServedArea(4)));
  await person.click(screen.getByRole('switch', { name: 'Não atende Taquaral' }));
  await screen.findByText('Taquaral salvo.');
  expect(api.requestsOf(editDeliveryArea)).toMatchObject([
    { id_estabelecimento_bairro: '4', valor_taxa: 8, valor_minimo: 20, inativo: 'N', versao: 0 },
  ]);
  expect(document.activeElement).toBe(field('Taxa de entrega de Taquaral'));
  // After the user clears the fee, the field shows the saved value again.
  await person.clear(field('Taxa de entrega de Taquaral'));
  await person.tab();
  expect(field('Taxa de entrega de Taquaral').value).toBe('8,00');
  api.answer(editDeliveryArea, saved(aServedArea(4, { isFree: true, version: 2 })));
  await person.click(screen.getByRole('button', { name: 'entregue grátis em Taquaral' }));
  await waitFor(() => expect(api.requestsOf(editDeliveryArea)).toMatchObject([{}, { valor_taxa: 0 }]));
});

it('asks for the first fee before it saves a district', async () => {
  const districts = [aDistrict(4, 'Taquaral')];
  const { api, person } = await openScreen(['admin'], anAreaTable({ districts }));
  await person.click(screen.getByRole('switch', { name: 'Não atende Taquaral' }));
  expect(document.activeElement).toBe(field('Taxa de entrega de Taquaral'));
  await person.click(screen.getByRole('switch', { name: 'Falta a taxa Taquaral' }));
  await person.click(screen.getByRole('switch', { name: 'Não atende Taquaral' }));
  expect(api.requestsOf(editDeliveryArea)).toEqual([]);
  api.answer(editDeliveryArea, saved(aServedArea(4, { feeCents: 700 })));
  await person.keyboard('7{Enter}');
  await screen.findByText('Taquaral salvo.');
  expect(api.requestsOf(editDeliveryArea)).toMatchObject([{ valor_taxa: 7, inativo: 'N', versao: 0 }]);
});

it('lists only districts with delivery at first; a search finds all districts', async () => {
  const { api, person } = await openScreen();
  expect(screen.queryByRole('row', { name: /Taquaral/ })).toBeNull();
  await person.type(screen.getByRole('searchbox'), 'taq');
  await screen.findByRole('row', { name: /Taquaral/ });
  await person.clear(screen.getByRole('searchbox'));
  // A district that was switched off stays in the list. Its undo survives a reload.
  api.answer(editDeliveryArea, saved(aServedArea(1, { isActive: false, version: 2 })));
  await person.click(await screen.findByRole('switch', { name: 'Atende Cambuí' }));
  await screen.findByRole('switch', { name: 'Não atende Cambuí' });
  await waitFor(() => expect(readUndos(aSession().storeId).map(({ batchId }) => batchId)).toEqual([BATCH]));
});

it('previews a bulk change before it saves', async () => {
  const { api, person, queries } = await openScreen();
  await showAll(person);
  await person.click(screen.getByRole('checkbox', { name: 'Selecionar tudo' }));
  await person.click(screen.getByRole('button', { name: 'Mudar valores…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.selectOptions(dialog.getByLabelText('Taxa de entrega: o que fazer'), 'Aumentar R$');
  await person.type(dialog.getByLabelText('Taxa de entrega: valor'), '1');
  expect(dialog.getByRole('region', { name: 'O que vai mudar' }).textContent).toBe(
    'O que vai mudar2 bairros: taxa R$\u00a00,00 a R$\u00a08,00 → R$\u00a01,00 a R$\u00a09,001 já grátis não muda de taxa1 bairro não atendido não muda',
  );
  await listenTo({ api, queries }, 1000);
  await waitFor(() =>
    expect(dialog.getByRole('region').textContent).toContain(
      'R$\u00a00,00 a R$\u00a010,00 → R$\u00a01,00 a R$\u00a011,00',
    ),
  );
  api.answer(
    changeDeliveryAreas,
    saved(aServedArea(1, { feeCents: 1100, version: 3 }), aServedArea(3, { feeCents: 100, version: 2 })),
  );
  await person.click(dialog.getByRole('button', { name: 'Mudar 2 bairros' }));
  await waitFor(() => expect(field('Taxa de entrega de Guanabara').value).toBe('1,00'));
  expect(api.requestsOf(changeDeliveryAreas)).toMatchObject([
    {
      bairros: [
        { id_bairro: 1, versao: 2 },
        { id_bairro: 2, versao: 1 },
        { id_bairro: 3, versao: 1 },
        { id_bairro: 4, versao: 0 },
      ],
      mudanca: { valor_taxa: { tipo: 'somar', valor: 1 } },
    },
  ]);
});

it('shows operators the districts as read-only', async () => {
  const { person } = await openScreen(['operator']);
  await showAll(person);
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) }).textContent;
  expect(row('Cambuí')).toMatch(/R\$.20,00.*R\$.8,00.*Atendido/);
  expect(row('Centro')).toMatch(/R\$.8,00Grátis/);
  expect(row('Taquaral')).toMatch(/^Taquaral———Não atendido$/);
  const grid = within(screen.getByRole('grid'));
  for (const role of ['textbox', 'checkbox']) expect(grid.queryByRole(role)).toBeNull();
  for (const name of ['Adicionar cidade', /Valinhos da lista/, /Atender/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
