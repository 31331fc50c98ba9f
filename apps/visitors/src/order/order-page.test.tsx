// @vitest-environment jsdom

import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { type ChatMessageWire, chatMessageToWire } from '@comanda/contract/orders/chat/chat.wire';
import type { MessageReceipt } from '@comanda/contract/orders/chat/chat-events';
import {
  cancelCustomerOrder,
  getCustomerOrder,
  listCustomerMessages,
} from '@comanda/contract/orders/customer/customer.calls';
import { getOwnRating, rateOrder } from '@comanda/contract/orders/ratings/ratings.calls';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OrderPage } from './order-page.tsx';
import { aCustomerOrder } from './testing/a-customer-order.ts';
import { texts } from './texts.ts';

type Sent = { message: { _id: string; text: string } };
/** A fake socket: the page's handlers, and the answers to its messages. */
const socket = vi.hoisted(() => ({
  handlers: new Map<string, (pushed?: unknown) => void>(),
  sent: [] as Sent[],
  receipt: (_sent: Sent): unknown => null,
}));
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (name: string, handler: () => void) => socket.handlers.set(name, handler),
    connect: () => undefined,
    disconnect: () => undefined,
    timeout: () => ({
      emitWithAck: async (_name: string, sent: Sent) => {
        socket.sent.push(sent);
        return socket.receipt(sent);
      },
    }),
  }),
}));

const NOW = Date.parse('2026-11-20T22:10:00Z');
const cancelled = aCustomerOrder({
  status: 'cancelled',
  canCancel: false,
  cancelledBecause: 'Você cancelou',
});
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const push = (name: string, pushed?: unknown) => act(async () => socket.handlers.get(name)?.(pushed));

beforeEach(() => {
  socket.sent = [];
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openPage(over: Parameters<typeof aCustomerOrder>[0] = {}) {
  const api = fakeApi();
  api.answer(getCustomerOrder, { now: NOW, order: aCustomerOrder(over) });
  api.answer(listCustomerMessages, { messages: [], hasMore: false });
  render(<OrderPage link="1-1.segredo" />);
  return api;
}

it('cancels after a second click only, and no older answer shows the order as open again', async () => {
  const api = openPage();
  await press(texts.cancel);
  expect(api.requestsOf(cancelCustomerOrder)).toEqual([]);
  const answerLate = api.hold(getCustomerOrder, { now: NOW, order: aCustomerOrder() });
  await push('pedido-mudou');
  api.answer(cancelCustomerOrder, { now: NOW, order: cancelled });
  await press(texts.confirmCancel);
  await screen.findByText('Você cancelou');
  await act(async () => answerLate());
  await act(async () => undefined);
  expect(screen.queryByRole('button', { name: texts.cancel })).toBeNull();
  expect(screen.getByText('Você cancelou')).toBeTruthy();
  expect(api.requestsOf(cancelCustomerOrder)).toHaveLength(1);
});

it('says why an order was not cancelled, and lets the customer try again', async () => {
  const api = openPage();
  await press(texts.cancel);
  api.cut(cancelCustomerOrder);
  await press(texts.confirmCancel);
  await screen.findByText(texts.cancelFailed);
  api.refuse(cancelCustomerOrder, 'customer.too-late-to-cancel');
  await press(texts.confirmCancel);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/loja/));
  expect(screen.queryByText('Você cancelou')).toBeNull();
});

it.each([
  [{ chargeCents: 8640 }, /A pagar na entrega: R\$\s86,40/],
  [{ chargeCents: 1000, fulfilment: 'pickup' }, /A pagar na retirada: R\$\s10,00/],
  [{ ...cancelled, chargeCents: 1000 }, /Você pagou R\$\s76,40 online/],
  [{ ...cancelled, chargeCents: 8640 }, /Nada será cobrado/],
] as const)('shows the money of %o', async (over, words) => {
  openPage(over);
  await screen.findByText(words);
});

it('sends a rating with all three scores, once, and shows it instead of the form', async () => {
  const api = fakeApi();
  api.answer(getOwnRating, { until: NOW, rating: null });
  api.answer(getCustomerOrder, { now: NOW, order: aCustomerOrder({ status: 'delivered', canChat: false }) });
  render(<OrderPage link="1-1.segredo" />);
  const stars = async (question: string, name: string) => {
    const group = await screen.findByRole('group', { name: question });
    await userEvent.click(group.querySelector(`[aria-label="${name}"]`) ?? group);
  };
  await stars(texts.questions.food, '5 estrelas');
  await stars(texts.questions.delivery, '1 estrela');
  await press(texts.sendRating);
  await screen.findByText(texts.rateMissing);
  expect(api.requestsOf(rateOrder)).toEqual([]);
  await stars(texts.questions.overall, '3 estrelas');
  api.refuse(rateOrder, 'server.unavailable');
  await press(texts.sendRating);
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(texts.rateMissing));
  const rating = { food: 5, delivery: 1, overall: 3, comment: null, reply: null };
  api.answer(rateOrder, { until: null, rating });
  await press(texts.sendRating);
  await screen.findByText(texts.rated);
  const scores = { nota_comida: 5, nota_entrega: 1, nota_geral: 3, comentario: null };
  expect(api.requestsOf(rateOrder)).toEqual([scores, scores]);
  expect(screen.queryByRole('button', { name: texts.sendRating })).toBeNull();
});

it('saves an unsent message, and sends it again under the same id', async () => {
  openPage();
  await press(texts.openChat);
  socket.receipt = () => Promise.reject(new Error('timeout'));
  await userEvent.type(await screen.findByLabelText(texts.placeholder), 'Sem cebola{Enter}');
  await screen.findByText(/Não enviada/);
  socket.receipt = ({ message }): MessageReceipt => ({ status: true, message: asSaved(message) });
  await press(texts.tryAgain);
  await waitFor(() => expect(screen.queryByText(/Não enviada/)).toBeNull());
  expect(screen.getAllByText('Sem cebola')).toHaveLength(1);
  const [first, second] = socket.sent;
  expect(socket.sent).toHaveLength(2);
  expect(second).toEqual(first);
});

function asSaved({ _id, text }: Sent['message']): ChatMessageWire {
  return chatMessageToWire({
    ...{ messageId: _id, number: 1, author: 'customer', authorName: 'Ana', text, createdAt: NOW },
  });
}

it('counts what the store wrote while the conversation was closed', async () => {
  openPage();
  await screen.findByRole('button', { name: texts.openChat });
  await push('merchant-client-message', {
    message: { ...asSaved({ _id: crypto.randomUUID(), text: 'Saiu!' }), user: { _id: 'loja' } },
  });
  await screen.findByText(texts.unread(1));
  expect(document.title).toMatch(/^\(1\) /);
  await press(/1 mensagem nova/);
  await waitFor(() => expect(screen.queryByText(texts.unread(1))).toBeNull());
});
