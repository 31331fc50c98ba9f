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
    ...{ openedOn: '2026-11-01', closedThrough: null, today: '2026-11-26', mayOpen: false },
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
  await userEvent.click(screen.getByRole('menuitem', { name: 'Estornar multa' }));
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
