// @vitest-environment jsdom
import { type ChatMessageWire, chatMessageToWire } from '@comanda/contract/orders/chat/chat.wire';
import type { MerchantMessage, MessageReceipt } from '@comanda/contract/orders/chat/chat-events';
import { type OrderEvent, orderEventToWire, type RoomAnswer } from '@comanda/contract/realtime/events';
import type { ChatMessage } from '@comanda/domain/orders/chat/chat-message';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { dockSlot } from '@comanda/ui/alarm-rows/dock-slot.ts';
import { supplyBrowserParts } from '@comanda/ui/testing/browser-parts.ts';
import { userEvent } from '@comanda/ui/testing/user-event.ts';
import { toastStore } from '@comanda/ui/toast/toast.ts';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { customersWrote } from '../../../shared/chat/customers-wrote.ts';
import { openChat, openChats } from '../../../shared/chat/open-chats.ts';
import type { RealtimeClient } from '../../../shared/realtime/realtime-client.ts';
import { RealtimeProvider } from '../../../shared/realtime/realtime-context.ts';
import { clearTab } from '../../../shared/session/stored-session.ts';
import { anOrderCard } from '../orders/testing/an-order-card.ts';
import { ChatDock } from './chat-dock.tsx';
import { playMessageSound } from './message-sound.ts';

vi.mock('./message-sound.ts', () => ({ playMessageSound: vi.fn() }));

const NOON = Date.parse('2025-11-21T15:00:00Z');

function aMessage(number: number, over: Partial<ChatMessage> = {}): ChatMessage {
  return {
    messageId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    number,
    author: 'customer',
    authorName: 'Conceição',
    text: `mensagem ${number}`,
    createdAt: NOON + number * 60_000,
    ...over,
  };
}

/** `unread`: number of unread messages after the first message of another server. */
function world(chatMessages: ChatMessage[] = [], unread = 0) {
  const handlers = new Map<string, (payload: never) => void>();
  const joined: ((answer: RoomAnswer) => void)[] = [];
  const calls: string[] = [];
  const answers = {
    isAway: false,
    canWrite: true,
    receipt: (_sent: MerchantMessage): MessageReceipt | null => null,
  };
  const realtime: RealtimeClient = {
    start: () => () => undefined,
    subscribe: (name, handler) => {
      // Dock and conversations listen to some of the same event names, so each handler must get the event.
      const before = handlers.get(name);
      handlers.set(name, (payload) => {
        before?.(payload);
        Reflect.apply(handler, undefined, [payload]);
      });
      return () => undefined;
    },
    onJoined: (handler) => {
      joined.push(handler);
      return () => undefined;
    },
    roundTrip: async () => 0,
    sendMessage: async (sent) => {
      const answer = answers.receipt(sent);
      if (answer) return answer;
      const message = aMessage(chatMessages.length + 1, {
        messageId: sent.message._id,
        text: sent.message.text,
        author: 'merchant',
        authorName: 'Luana',
      });
      chatMessages.push(message);
      return { status: true, message: chatMessageToWire(message) };
    },
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    calls.push(pathname);
    if (answers.isAway) throw new TypeError('offline');
    const messages: ChatMessageWire[] = chatMessages.map(chatMessageToWire);
    const data = pathname.includes('orderInfo')
      ? {
          client_name: 'Conceição',
          establishment_id: 7,
          hash_pedido: 'K7QF',
          id_usuario: null,
          conversation_id: '7-1',
          nao_lidas: chatMessages.length > 0 ? unread : 0,
          pode_escrever: answers.canWrite,
        }
      : { conversation_id: '7-1', pode_escrever: answers.canWrite, messages, tem_mais: false };
    return Response.json(pathname.endsWith('lidas') ? { status: true } : { status: true, data });
  });
  render(
    <RealtimeProvider value={realtime}>
      <ChatDock />
    </RealtimeProvider>,
  );
  const push = (name: string, payload: object) =>
    act(() => Reflect.apply(handlers.get(name) ?? (() => undefined), undefined, [payload]));
  const customerWrites = (message: ChatMessage) => {
    chatMessages.push(message);
    push('client-merchant-message', {
      conversation_id: '7-1',
      order_id: 1,
      message: chatMessageToWire(message),
    });
    act(() => customersWrote.report(1));
  };
  const reconnect = () =>
    act(() => {
      for (const handler of joined) handler({ ok: true, seq: 1 });
    });
  const changes = (order: OrderCard) => {
    const event: OrderEvent = {
      seq: 1,
      kind: 'changed',
      order,
      happened: order.status,
      actorKind: 'user',
      actorName: null,
      actorSessionId: null,
    };
    push('pedido', orderEventToWire(event, { storeId: 7, storeName: 'Pizzaria' }, NOON));
  };
  const elsewhere = (message: ChatMessage) => {
    chatMessages.push(message);
    push('pedido-seq', { seq: 9 });
  };
  return { answers, calls, customerWrites, changes, reconnect, elsewhere };
}

const chat = () => screen.findByRole('region', { name: 'Conversa com Conceição, pedido #K7QF' });
const field = () => screen.findByPlaceholderText('Digite sua mensagem');

// The code of conversations loads on demand. Loads it before the tests, so that no test waits for it.
beforeAll(async () => void (await import('./dock/chats.tsx')));
beforeEach(() => {
  supplyBrowserParts();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  for (const { orderId } of openChats.get()) openChats.close(orderId);
  for (const { id } of toastStore.getSnapshot()) toastStore.dismiss(id);
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the conversation of an order', () => {
  it('shows the customer, the messages, and a line between days', async () => {
    world([aMessage(1, { createdAt: NOON - 86_400_000 * 3 }), aMessage(2, { author: 'merchant' })]);
    const person = userEvent.setup();
    openChat(1);
    await person.keyboard('já vaii{Backspace}');
    const log = within(await chat()).getByRole('log');
    await within(log).findByText('mensagem 1');
    expect(within(log).getByText('18/11/2025')).toBeTruthy();
    expect(within(log).getByText('21/11/2025')).toBeTruthy();
    // Keys typed directly after a conversation opens must go into the message field.
    expect(document.activeElement).toBe(await field());
    await person.keyboard(' sair');
    expect(await field()).toHaveProperty('value', 'já vai sair');
  });

  it('sends with Enter, breaks the line with Shift+Enter, and sends nothing blank', async () => {
    world();
    const person = userEvent.setup();
    act(() => openChat(1));
    await screen.findByText(/Nenhuma mensagem ainda/);
    await person.type(await field(), '   {Enter}');
    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveProperty('disabled', true);
    await person.clear(await field());
    await person.type(await field(), 'um{Shift>}{Enter}{/Shift}dois');
    await person.keyboard('{Enter}');
    expect(await screen.findByText(/um\s+dois/)).toBeTruthy();
    expect(await field()).toHaveProperty('value', '');
  });

  it('shows the character count near the limit only', async () => {
    world();
    act(() => openChat(1));
    fireEvent.change(await field(), { target: { value: 'a'.repeat(350) } });
    expect(screen.queryByText(/\/400/)).toBeNull();
    fireEvent.change(await field(), { target: { value: 'a'.repeat(401) } });
    expect(screen.getByText('401/400 · 1 caractere a mais')).toBeTruthy();
  });

  it('sends a ready answer with one touch, and only once for two', async () => {
    world();
    act(() => openChat(1));
    await screen.findByText(/Nenhuma mensagem ainda/);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Já está saindo!' }));
    const log = screen.getByRole('log');
    expect(await within(log).findByText('Já está saindo!')).toBeTruthy();
    expect(within(log).getAllByText('Já está saindo!')).toHaveLength(1);
    await userEvent.type(await field(), 'oi');
    expect(screen.queryByRole('button', { name: 'Já está saindo!' })).toBeNull();
  });

  it('preserves a message that was not sent, shows the reason, and sends it again', async () => {
    const { answers } = world();
    const person = userEvent.setup();
    answers.receipt = () => ({ status: false, motivo: 'chat.closed', erro: 'A conversa está encerrada.' });
    act(() => openChat(1));
    await person.type(await field(), 'oi{Enter}');
    expect(await screen.findByText(/A conversa está encerrada\./)).toBeTruthy();
    answers.receipt = () => null;
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(screen.queryByText(/A conversa está encerrada\./)).toBeNull());
    expect(screen.getByText('oi')).toBeTruthy();
  });

  it('preserves the draft while minimised and closed', async () => {
    world();
    const person = userEvent.setup();
    act(() => openChat(1));
    await chat();
    await person.type(await field(), 'quase');
    await person.click(screen.getByRole('button', { name: /^Minimizar conversa/ }));
    expect(screen.queryByPlaceholderText('Digite sua mensagem')).toBeNull();
    await person.click(screen.getByRole('button', { name: /^Fechar conversa/ }));
    expect(screen.queryByRole('region')).toBeNull();
    act(() => openChat(1));
    expect(await field()).toHaveProperty('value', 'quase');
  });

  it('returns after a reload with its draft, and stores nothing outside this tab', async () => {
    world();
    const person = userEvent.setup();
    act(() => openChat(1));
    await person.type(await field(), 'quase');
    act(() => openChats.restore(2));
    cleanup();
    for (const { orderId } of openChats.get()) openChats.close(orderId);
    localStorage.setItem('comanda.chat.0.0.9', '{"draft":"de outra versão"}');
    sessionStorage.setItem('comanda.chat.8.3.9', '{"draft":"de outra pessoa"}');
    world();
    expect(await field()).toHaveProperty('value', 'quase');
    expect(openChats.get().map(({ orderId, isMinimised }) => [orderId, isMinimised])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(Object.keys(sessionStorage)).not.toContain('comanda.chat.8.3.9');
    clearTab();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('shows a count in the alarm line, which opens the conversation with new messages', async () => {
    const slot = document.body.appendChild(document.createElement('div'));
    act(() => dockSlot.setState(slot, true));
    const { customerWrites } = world();
    act(() => openChats.restore(2));
    customerWrites(aMessage(1));
    const count = await within(slot).findByRole('button', { name: '2 conversas, 1 com mensagem nova' });
    await userEvent.click(count);
    expect(openChats.get().find(({ isMinimised }) => !isMinimised)?.orderId).toBe(1);
    await waitFor(() => expect(slot.textContent).toBe(''));
    act(() => dockSlot.setState(null, true));
    slot.remove();
  });

  it('comes minimised with border, sound and count when the customer writes; opening it clears them', async () => {
    const { customerWrites, calls } = world();
    customerWrites(aMessage(1));
    expect((await chat()).dataset).toMatchObject({ minimised: 'true', alert: 'true' });
    expect(playMessageSound).toHaveBeenCalledOnce();
    customerWrites(aMessage(2));
    await screen.findByLabelText(/não lida/);
    expect((await chat()).textContent).toContain('mensagem 2');
    await userEvent.click(screen.getByRole('button', { name: /^Abrir conversa/ }));
    expect(await screen.findByText('mensagem 2')).toBeTruthy();
    expect((await chat()).dataset.alert).toBeUndefined();
    await waitFor(() => expect(calls).toContain('/api/chat/lidas'));
    expect(document.activeElement).toBe(await field());
  });

  it('reads a message that arrived at another server, and marks it as seen', async () => {
    const { elsewhere, calls } = world([], 1);
    act(() => openChat(1));
    await screen.findByText(/Nenhuma mensagem ainda/);
    elsewhere(aMessage(1));
    expect(await screen.findByText('mensagem 1')).toBeTruthy();
    await waitFor(() => expect(calls).toContain('/api/chat/lidas'));
  });

  it('stops calling after a colleague has read it elsewhere', async () => {
    const { customerWrites, changes } = world();
    customerWrites(aMessage(1));
    await chat();
    customerWrites(aMessage(2));
    await screen.findByLabelText('1 mensagem não lida');
    changes(anOrderCard({ orderId: 1, status: 'accepted', chatUnread: 0 }));
    await waitFor(async () => expect((await chat()).dataset.alert).toBeUndefined());
    expect(screen.queryByLabelText(/não lida/)).toBeNull();
  });

  it('stays minimised after a person minimised it, also with its order on screen', async () => {
    window.history.replaceState(null, '', '/pedidos?pedido=1');
    const { customerWrites } = world();
    customerWrites(aMessage(1));
    await userEvent.click(await screen.findByRole('button', { name: /^Minimizar conversa/ }));
    customerWrites(aMessage(2));
    window.history.replaceState(null, '', '/');
    expect((await chat()).dataset).toMatchObject({ minimised: 'true', alert: 'true' });
    expect(screen.queryByPlaceholderText('Digite sua mensagem')).toBeNull();
  });

  it('is read-only after its end, and still shows the draft', async () => {
    const { answers, reconnect } = world();
    act(() => openChat(1));
    await userEvent.type(await field(), 'quase dito');
    answers.canWrite = false;
    reconnect();
    expect(await screen.findByText('A conversa deste pedido está encerrada.')).toBeTruthy();
    expect(screen.getByText('Ninguém escreveu nesta conversa.')).toBeTruthy();
    expect(screen.getByText('quase dito')).toBeTruthy();
    expect(screen.queryByPlaceholderText('Digite sua mensagem')).toBeNull();
  });

  it('is read-only when the order ended during a lost connection', async () => {
    const { answers, reconnect } = world([aMessage(1)]);
    act(() => openChat(1));
    await screen.findByText('mensagem 1');
    answers.canWrite = false;
    reconnect();
    expect(await screen.findByText('A conversa deste pedido está encerrada.')).toBeTruthy();
    expect(screen.queryByPlaceholderText('Digite sua mensagem')).toBeNull();
  });

  it('disappears with a message when it cannot be opened', async () => {
    const { answers } = world();
    answers.isAway = true;
    act(() => openChat(1));
    await waitFor(() =>
      expect(toastStore.getSnapshot()).toMatchObject([
        { kind: 'error', text: 'Ocorreu um erro ao abrir seu chat :(' },
      ]),
    );
    expect(openChats.get()).toEqual([]);
  });
});
