// @vitest-environment jsdom
import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { ALL_CALLS } from '@comanda/contract/all-calls';
import {
  checkPaymentNow,
  countPaymentNotices,
  listComparedDays,
  listOrderCharges,
  listWaitingRefunds,
  type OrderCharge,
  refundCharge,
  retryRefund,
  type WaitingRefund,
} from '@comanda/contract/money/payments/provider-payments.calls';
import { sampleOf } from '@comanda/contract/testing/sample-of';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openConsole } from '../../../app/testing/console-in-tests.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refund: OrderCharge['refunds'][number] = {
  ...{ refundId: 5, chargeId: 3, cents: 1000, cause: 'asked', payer: 'store', reason: 'faltou um item' },
  ...{ state: 'refused', requestedAt: Date.now(), requestedBy: 'Ana', doneAt: null, note: 'conta encerrada' },
};
const charge: OrderCharge = {
  ...{ chargeId: 3, state: 'captured', method: 'PIX', brand: null, instalments: 1, cents: 6490 },
  ...{ paidCents: 6490, leftCents: 5490, paidAt: Date.now(), isBlocked: false, refunds: [refund] },
};

function openApi() {
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
  return api;
}

async function find(order: string) {
  await userEvent.type(await screen.findByLabelText('Número do pedido'), order);
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
}

it('gives back no more than what is left, on whose account it was chosen, with one key per dialog', async () => {
  const api = openApi();
  api.answer(listOrderCharges, [charge]);
  openConsole('/lojas/7?aba=pagamentos', { api });
  await find('12');
  await userEvent.click(await screen.findByRole('button', { name: 'Devolver' }));
  const dialog = await screen.findByRole('dialog');
  const value = within(dialog).getByLabelText('Quanto volta ao cliente');
  await userEvent.clear(value);
  await userEvent.type(value, '54,91');
  await userEvent.selectOptions(within(dialog).getByLabelText('Por conta de quem'), 'courier');
  await userEvent.type(within(dialog).getByLabelText('Motivo'), 'caiu no caminho');
  const submit = within(dialog).getByRole('button', { name: 'Devolver' });
  await userEvent.click(submit);
  await within(dialog).findByText(/Podem voltar no máximo R\$\s54,90/);
  expect(api.requestsOf(refundCharge)).toEqual([]);
  await userEvent.clear(value);
  await userEvent.type(value, '54,90');
  api.refuse(refundCharge, 'server.unexpected');
  await userEvent.click(submit);
  await waitFor(() => expect(api.requestsOf(refundCharge)).toHaveLength(1));
  const [first] = api.requestsOf(refundCharge) as { chave: string }[];
  expect(first).toMatchObject({ loja: '7', cobranca: '3', valor: 54.9, quem_paga: 'motoboy' });
  expect(first?.chave).toMatch(/^[0-9a-f-]{36}$/);
});

it('does not offer what is contested', async () => {
  const api = openApi();
  api.answer(listOrderCharges, [{ ...charge, isBlocked: true }]);
  openConsole('/lojas/7?aba=pagamentos', { api });
  await find('12');
  await screen.findByText(/Contestado/);
  expect(screen.queryByRole('button', { name: 'Devolver' })).toBeNull();
});

it('retries a refused refund, and asks at once for the result of an unanswered one', async () => {
  const api = openApi();
  const waiting: WaitingRefund = {
    ...{ ...refund, storeId: 7, storeName: 'Pizzaria', orderId: 12, orderCode: 'A12' },
  };
  api.answer(listWaitingRefunds, {
    rows: [waiting, { ...waiting, refundId: 6, state: 'asking', note: null }],
    next: null,
  });
  api.answer(retryRefund, { ...refund, state: 'waiting' });
  openConsole('/pagamentos', { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Ações do reembolso 5' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Tentar novamente' }));
  await waitFor(() => expect(api.requestsOf(retryRefund)).toEqual([{ loja: '7', devolucao: '5' }]));
  api.answer(checkPaymentNow, { isAnswered: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Ações do reembolso 6' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Perguntar agora' }));
  await screen.findByText('Nada mudou: o provedor de pagamentos ainda não tem resposta.');
  expect(api.requestsOf(checkPaymentNow)).toEqual([{ loja: '7', sobre: 'devolucao', numero: 6 }]);
});

it('says of each compared day what the provider and we say differently', async () => {
  const api = openApi();
  const day = { comparedAt: Date.now(), openingCents: 0, closingCents: 6_490, lineCount: 3 };
  const difference = { reference: 's7-charge3-1', event: 'captured', ourCents: 6_490, theirCents: null };
  api.answer(listComparedDays, [
    { ...day, day: '2026-11-26', differences: [difference] },
    { ...day, day: '2026-11-25', differences: [] },
  ]);
  api.answer(countPaymentNotices, { receivedCount: 12, appliedCount: 11 });
  openConsole('/pagamentos', { api });
  const region = await screen.findByRole('region', { name: 'Diferenças de 26/11/2026' });
  expect(region.textContent).toMatch(/s7-charge3-1Pagamento recebidoR\$\s64,90Não consta/);
  await screen.findByText('1 diferença');
  await screen.findByText('Nas últimas 24 horas: 12 avisos recebidos, 11 aplicados.');
});
