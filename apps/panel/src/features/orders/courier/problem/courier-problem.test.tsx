// @vitest-environment jsdom

import { createQueryClient } from '@comanda/client/api/query-client.ts';
import { type FakeApi, fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { answerCourierProblem } from '@comanda/contract/orders/courier/courier.calls';
import type { OrderCourier } from '@comanda/domain/orders/orders/courier-request';
import type { DeliveryProblem } from '@comanda/domain/orders/orders/delivery-problem';
import type { OrderDetail } from '@comanda/domain/orders/orders/order';
import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { Provider } from '@comanda/ui/provider.tsx';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { toastStore } from '@comanda/ui/toast/toast.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CourierProblem } from './courier-problem.tsx';

const at = Date.parse('2026-11-21T22:00:00Z');
const problem: DeliveryProblem = {
  reason: 'NOBODY_TO_RECEIVE',
  words: 'ninguém para receber',
  at,
  canFinish: true,
  needsStore: true,
  answer: null,
  isAnswerTaken: false,
};

let api: FakeApi;
beforeEach(() => {
  supplyBrowserParts();
  api = fakeApi();
  api.answer(answerCourierProblem, { message: 'O motoboy foi avisado.' });
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getSnapshot()) toastStore.dismiss(id);
  vi.unstubAllGlobals();
});

function show(over: Partial<DeliveryProblem> = {}, courier: Partial<OrderCourier> = {}) {
  const order = {
    orderId: 9,
    code: 'K7QF',
    courier: { requestId: 5, status: 'with-delivery', problem: { ...problem, ...over }, ...courier },
  } as OrderDetail;
  render(
    <Provider brand={brandOf('comanda')} env="test">
      <QueryClientProvider client={createQueryClient()}>
        <CourierProblem order={order} />
      </QueryClientProvider>
    </Provider>,
  );
  return userEvent.setup();
}
const choices = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
const toasts = () => toastStore.getSnapshot().map(({ text }) => text);

it('shows the problem, offers the possible answers, and sends one once', async () => {
  const answer = api.hold(answerCourierProblem, { message: 'O motoboy foi avisado.' });
  const person = show();
  expect(document.body.textContent).toContain(
    'Problema na entrega: ninguém para receber. O motoboy espera a sua resposta.',
  );
  expect(choices()).toEqual([
    'Entregar mesmo assim #K7QF',
    'Voltar para a loja #K7QF',
    'Cancelar a entrega #K7QF',
  ]);
  await person.dblClick(screen.getByRole('button', { name: /^Voltar para a loja/ }));
  answer();
  await waitFor(() => expect(toasts()).toEqual(['O motoboy foi avisado.']));
  expect(api.requestsOf(answerCourierProblem)).toEqual([
    { id: '5', em: new Date(at).toISOString(), acao: 'RETURN_TO_STORE' },
  ]);
});

it('does not offer to finish a delivery that cannot be finished', () => {
  show({ canFinish: false });
  expect(choices()).toEqual(['Voltar para a loja #K7QF', 'Cancelar a entrega #K7QF']);
});

it("shows the server's message when an answer comes too late", async () => {
  api.refuse(answerCourierProblem, 'courier.problem-answered');
  const person = show();
  await person.click(screen.getByRole('button', { name: /^Entregar mesmo assim/ }));
  await waitFor(() => expect(toasts()).toEqual(['Este problema já foi respondido por outra pessoa.']));
});

it.each([
  ['taken', { answer: 'return-to-store', isAnswerTaken: true }, 'Resposta: voltar para a loja.'],
  ['under way', { answer: 'return-to-store' }, 'Resposta: voltar para a loja (avisando o motoboy…)'],
  ['nobody’s to answer', { needsStore: false }, 'Problema na entrega: ninguém para receber.'],
] as const)('has no buttons once it is %s', (_how, over, words) => {
  show(over);
  expect(choices()).toEqual([]);
  expect(document.body.textContent).toContain(words);
});
