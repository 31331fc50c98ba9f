// @vitest-environment jsdom
import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import {
  approveManual,
  listManualRequests,
  type ManualRequest,
  rejectManual,
} from '@comanda/contract/money/ledger/provider-manual.calls';
import { listProofs } from '@comanda/contract/money/ledger/provider-proofs.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openConsole } from '../../../app/testing/console-in-tests.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const other: ManualRequest = {
  ...{
    storeId: 7,
    storeName: 'Pizzaria Dona Conceição',
    requestId: 3,
    kind: 'adjustment',
    account: 'current',
  },
  ...{
    cents: -777,
    reason: 'Cobrado em dobro',
    requestedAt: Date.now() - 3_600_000,
    requestedBy: 'Bruno Lima',
  },
  ...{ invoiceId: null, code: null, openCents: null, openNowCents: null, about: null, obstacle: null },
  ...{ isOwn: false, decision: null, decidedAt: null, decidedBy: null, words: null },
};
const own: ManualRequest = {
  ...other,
  requestId: 4,
  cents: 1_000,
  requestedBy: 'Renata Prado',
  isOwn: true,
  obstacle: 'same-person',
};

function openFinance(...rows: ManualRequest[]) {
  const api = fakeApi();
  api.answer(listManualRequests, { rows, next: null, count: rows.length });
  api.answer(listProofs, { rows: [], next: null, count: 3, differentCount: 0 });
  openConsole('/financeiro', { api });
  return api;
}

it('approves what another person asked for, and the next one comes by itself; one’s own only waits', async () => {
  const api = openFinance(other, own);
  const card = await screen.findByRole('article', { name: 'Ajuste, Pizzaria Dona Conceição' });
  expect(card.textContent).toMatch(/R\$\s7,77 contra a loja/);
  api.answer(approveManual, { message: null });
  api.answer(listManualRequests, { rows: [own], next: null, count: 1 });
  await userEvent.click(within(card).getByRole('button', { name: 'Aprovar e lançar' }));
  await screen.findByText('Você pediu: outra pessoa da equipe precisa decidir.');
  expect(api.requestsOf(approveManual)).toEqual([{ loja: '7', solicitacao: '3' }]);
  expect(screen.queryByRole('button', { name: 'Aprovar e lançar' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Recusar' })).toBeNull();
});

it('rejects with a reason; what was decided meanwhile is left to the next', async () => {
  const api = openFinance(other);
  await userEvent.click(await screen.findByRole('button', { name: 'Recusar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Recusar o lançamento' });
  await userEvent.type(within(dialog).getByLabelText('Motivo, que quem pediu lê'), 'Sem comprovante');
  api.refuse(rejectManual, 'ledger.request-decided');
  api.answer(listManualRequests, { rows: [], next: null, count: 0 });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Recusar' }));
  await screen.findByText('Nada aguarda uma segunda pessoa');
  await waitFor(() =>
    expect(api.requestsOf(rejectManual)).toEqual([
      { loja: '7', solicitacao: '3', motivo: 'Sem comprovante' },
    ]),
  );
});

it('an invoice that was paid meanwhile can only be rejected, and says why', async () => {
  const payment: ManualRequest = {
    ...other,
    ...{
      kind: 'invoice-paid',
      account: 'invoiced',
      cents: 5_487,
      invoiceId: 2,
      code: 'E2026',
      openCents: 5_487,
    },
  };
  openFinance({ ...payment, openNowCents: 0 });
  const card = await screen.findByRole('article', { name: 'Pagamento da fatura 2, Pizzaria Dona Conceição' });
  expect(card.textContent).toContain('não há mais nada em aberto nesta fatura');
  expect(within(card).getByText('E2026')).toBeTruthy();
  expect(within(card).queryByRole('button', { name: 'Aprovar e lançar' })).toBeNull();
  expect(within(card).getByRole('button', { name: 'Recusar' })).toBeTruthy();
});

it('shows each kind with its sentence, and who decides where one may not', async () => {
  const plan: ManualRequest = {
    ...{ ...other, kind: 'plan', storeId: 0, storeName: 'Todas as lojas', cents: 0 },
    about: 'Plano 30 dias a partir de 01/12/2026; Crédito Visa 1x: de 3,49% para 3,2%',
  };
  const refund: ManualRequest = {
    ...{ ...other, requestId: 5, kind: 'refund', cents: 50_000, obstacle: 'fresh-login' },
    about: 'pedido K7QF, por conta da equipe',
  };
  const api = openFinance(plan, refund);
  const card = await screen.findByRole('article', { name: 'Taxas de um plano, Todas as lojas' });
  expect(card.textContent).toContain('Crédito Visa 1x: de 3,49% para 3,2%');
  expect(card.textContent).not.toContain('R$');
  expect(within(card).getByRole('link', { name: 'Ver os planos' })).toBeTruthy();
  api.answer(approveManual, { message: null });
  api.answer(listManualRequests, { rows: [refund], next: null, count: 1 });
  await userEvent.click(within(card).getByRole('button', { name: 'Aprovar e lançar' }));
  const next = await screen.findByRole('article', { name: 'Reembolso, Pizzaria Dona Conceição' });
  expect(api.requestsOf(approveManual)).toEqual([{ loja: '0', solicitacao: '3' }]);
  expect(next.textContent).toContain('pedido K7QF, por conta da equipe');
  expect(next.textContent).toContain('há menos de 24 horas');
  expect(within(next).queryByRole('button')).toBeNull();
});
