// @vitest-environment jsdom
import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { ALL_CALLS } from '@comanda/contract/all-calls';
import {
  type BookEntry,
  fineOrder,
  getStoreBook,
  listBookEntries,
  reverseFine,
} from '@comanda/contract/money/ledger/provider-book.calls';
import { listManualRequests, requestManual } from '@comanda/contract/money/ledger/provider-manual.calls';
import { getStoreTerms, setStoreCommission } from '@comanda/contract/money/ledger/provider-terms.calls';
import { sampleOf } from '@comanda/contract/testing/sample-of';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openConsole } from '../../../app/testing/console-in-tests.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const fine: BookEntry = {
  ...{ seq: 12, postingId: 9, day: '2026-11-26', at: Date.parse('2026-11-26T15:00:00Z'), kind: 'fine' },
  ...{ state: 'posted', from: 'current', to: 'fine', cents: 1_550, orderId: 6, orderCode: 'B8ZT' },
  ...{ source: 'fine', sourceId: 'x', step: 'posted', reason: 'Recusa sem motivo', byName: 'Renata' },
  isOpenFine: true,
};
function openBook(entries: BookEntry[] = [fine]) {
  const api = fakeApi();
  for (const call of ALL_CALLS)
    if (call.access.kind === 'provider' && call.method === 'GET' && call.output.fileType === undefined)
      api.answerRaw(
        call,
        200,
        sampleOf(call.output.wire, {
          preferred: ['2026-11-20T22:10:00Z'],
          named: { fuso: 'America/Sao_Paulo' },
        }),
      );
  api.answer(getStoreBook, {
    ...{ openedOn: '2026-11-01', closedThrough: null, today: '2026-11-26', mayOpen: true },
    accounts: [
      { account: 'current', cents: -1_550 },
      { account: 'fine', cents: 1_550 },
    ],
  });
  api.answer(listBookEntries, { rows: entries, next: null, count: entries.length });
  openConsole('/lojas/7?aba=financeiro', { api });
  return api;
}

it('fines an order with a reason; sent twice from one window it is one fine', async () => {
  const api = openBook();
  await userEvent.click(await screen.findByRole('button', { name: 'Lançar multa' }));
  const dialog = await screen.findByRole('dialog', { name: 'Lançar multa' });
  const send = within(dialog).getByRole('button', { name: 'Lançar multa' });
  await userEvent.click(send);
  expect(api.requestsOf(fineOrder)).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText('Número do pedido'), '6');
  await userEvent.type(within(dialog).getByLabelText('Valor da multa'), '15,50');
  await userEvent.type(within(dialog).getByLabelText('Motivo, que a loja lê'), 'Recusa sem motivo');
  api.refuse(fineOrder, 'server.unexpected');
  await userEvent.click(send);
  await waitFor(() => expect(api.requestsOf(fineOrder)).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  api.answer(fineOrder, { requestId: null });
  await userEvent.click(send);
  await screen.findByText('Multa lançada. A loja foi avisada.');
  const [first, second] = api.requestsOf(fineOrder) as { chave: string }[];
  expect(first).toMatchObject({ loja: '7', pedido: 6, valor: 15.5, motivo: 'Recusa sem motivo' });
  expect(second?.chave).toBe(first?.chave);
});

it('takes a fine back from its entry, which leads to its order', async () => {
  const api = openBook();
  const link = await screen.findByRole('link', { name: /Multa · #B8ZT/ });
  expect(link.getAttribute('href')).toBe('/provedor/lojas/7?aba=pagamentos&pedido=6');
  await userEvent.click(screen.getByRole('button', { name: 'Ações do lançamento 12' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Estornar multa' }));
  const dialog = await screen.findByRole('dialog', { name: 'Estornar multa' });
  expect(dialog.textContent).toContain('R$\u00a015,50 do pedido #B8ZT');
  await userEvent.type(within(dialog).getByLabelText('Motivo, que a loja lê'), 'Lançada por engano');
  api.answer(reverseFine, { requestId: null });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Estornar multa' }));
  await screen.findByText('Multa estornada. A loja foi avisada.');
  expect(api.requestsOf(reverseFine)).toEqual([{ loja: '7', lancamento: '9', motivo: 'Lançada por engano' }]);
});

it('has nothing to take back of what was taken back', async () => {
  openBook([{ ...fine, state: 'corrected', isOpenFine: false }]);
  await screen.findByText('Estornado');
  expect(screen.queryByRole('button', { name: 'Ações do lançamento 12' })).toBeNull();
});

it.each([
  ['Pedir ajuste', 'AJUSTE', 'conta_corrente'],
  ['Pedir saldo de abertura', 'ABERTURA', 'disponivel'],
])('%s: requests it with its side and account, once under one key', async (title, tipo, conta) => {
  const api = openBook();
  api.answer(listManualRequests, { rows: [], next: null, count: 0 });
  await userEvent.click(await screen.findByRole('button', { name: title }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.type(dialog.getByLabelText('Valor'), '1.250,05');
  await userEvent.selectOptions(dialog.getByLabelText('Lado'), 'against');
  if (tipo === 'ABERTURA') await userEvent.selectOptions(dialog.getByLabelText('Conta'), 'available');
  await userEvent.type(dialog.getByLabelText('Motivo, que a loja lê'), 'Pago em dobro');
  api.cut(requestManual);
  await userEvent.click(dialog.getByRole('button', { name: 'Pedir' }));
  await waitFor(() => expect(api.requestsOf(requestManual)).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  api.answer(requestManual, { requestId: 4 });
  await userEvent.click(dialog.getByRole('button', { name: 'Pedir' }));
  await screen.findByText('Pedido. Outra pessoa da equipe precisa aprovar.');
  const [first, second] = api.requestsOf(requestManual) as { chave: string }[];
  expect(first).toMatchObject({ loja: '7', tipo, conta, lado: 'CONTRA', valor: 1250.05 });
  expect(second).toEqual(first);
});

it('agrees on a commission from a day that has not begun, with the last one as a start', async () => {
  const api = openBook();
  const last = { fromDay: '2026-11-01', rateMillionths: 125_000, includesDelivery: true };
  api.answer(getStoreTerms, {
    ...{ commissions: [{ ...last, setBy: 'Renata', setAt: Date.now(), status: 'current' }], plans: [] },
    ...{ today: '2026-11-26', firstDay: '2026-11-27' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Nova comissão' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova comissão' }));
  const day = dialog.getByLabelText('Vale a partir de');
  await userEvent.clear(day);
  await userEvent.type(day, '26/11/2026');
  const send = dialog.getByRole('button', { name: 'Combinar comissão' });
  await userEvent.click(send);
  await dialog.findByText('Escolha 27/11/2026 ou depois.');
  expect(api.requestsOf(setStoreCommission)).toEqual([]);
  await userEvent.clear(day);
  await userEvent.type(day, '01/12/2026');
  const rate = dialog.getByLabelText('Comissão');
  expect((rate as HTMLInputElement).value).toContain('12,5');
  await userEvent.clear(rate);
  await userEvent.type(rate, '9,99');
  api.answer(setStoreCommission, { requestId: 3 });
  await userEvent.click(send);
  await screen.findByText(/Espera a aprovação de outra pessoa/);
  expect(api.requestsOf(setStoreCommission)).toMatchObject([
    { loja: '7', desde: '2026-12-01', sobre_entrega: true },
  ]);
  const [sent] = api.requestsOf(setStoreCommission) as { comissao: number }[];
  expect(sent?.comissao).toBeCloseTo(9.99, 9);
});
