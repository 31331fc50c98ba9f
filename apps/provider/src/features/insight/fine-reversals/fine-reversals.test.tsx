// @vitest-environment jsdom
import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import {
  decideFineReversal,
  disputeEvidence,
  listWaitingReversals,
  type WaitingReversal,
} from '@comanda/contract/insight/sales-history/provider-reversals.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openConsole } from '../../../app/testing/console-in-tests.tsx';

afterEach(() => {
  localStorage.clear();
  cleanup();
  vi.unstubAllGlobals();
});

const reversal: WaitingReversal = {
  ...{ storeId: 7, storeName: 'Pizzaria Dona Conceição', reversalId: 3, orderId: 6, orderCode: 'B8ZT' },
  ...{ cents: 1_550, fineReason: 'Recusa sem motivo', finedAt: Date.now() - 90_000_000 },
  ...{
    description: 'Faltou luz na rua inteira',
    requestedAt: Date.now() - 3_600_000,
    requestedBy: 'Luciana',
  },
};

function open(...rows: WaitingReversal[]) {
  const api = fakeApi();
  api.answer(listWaitingReversals, { rows, next: null, count: rows.length });
  openConsole('/estornos-de-multa', { api });
  return api;
}
const choose = async (action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ações do estorno do pedido #B8ZT' }));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
};

it.each([
  ['Aprovar estorno', 'true', 'Estorno aprovado.'],
  ['Recusar estorno', 'false', 'Estorno recusado.'],
])('decides with words for the store: %s', async (action, aprovar, shown) => {
  const api = open(reversal);
  await screen.findByText('Faltou luz na rua inteira (Luciana)');
  await choose(action);
  const dialog = within(await screen.findByRole('dialog', { name: action }));
  await userEvent.click(dialog.getByLabelText('Motivo, que a loja lê'));
  await userEvent.paste('Comprovante conferido');
  api.answer(decideFineReversal, { requestId: null });
  api.answer(listWaitingReversals, { rows: [], next: null, count: 0 });
  await userEvent.click(dialog.getByRole('button', { name: action }));
  await screen.findByText(shown);
  await screen.findByText('Nenhum estorno espera por você');
  expect(api.requestsOf(decideFineReversal)).toEqual([
    { loja: 7, estorno: 3, aprovar: aprovar === 'true', motivo: 'Comprovante conferido' },
  ]);
});

it('sends nothing without words, and says what broke', async () => {
  const api = open(reversal);
  await choose('Aprovar estorno');
  const dialog = within(await screen.findByRole('dialog', { name: 'Aprovar estorno' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Aprovar estorno' }));
  expect(api.requestsOf(decideFineReversal)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
  api.refuse(disputeEvidence, 'server.unexpected');
  await choose('Baixar dossiê (PDF)');
  await screen.findByText('Não foi possível fazer o dossiê.');
  await waitFor(() => expect(api.requestsOf(disputeEvidence)).toEqual([{ loja: '7', pedido: '6' }]));
});
