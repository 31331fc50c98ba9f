import { chatMessageToWire, type NewMessage } from '@comanda/contract/orders/chat/chat.wire';
import type { MessageReceipt } from '@comanda/contract/orders/chat/chat-events';
import type { ChatMessage, ChatPage } from '@comanda/domain/orders/chat/chat-message';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConversationClient } from './conversation-client.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function messageAs(number: number, over: Partial<ChatMessage> = {}): ChatMessage {
  return {
    messageId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    number,
    author: 'customer',
    authorName: null,
    text: `m${number}`,
    createdAt: number,
    ...over,
  };
}

/** A fake server that stores each message once by its id. Tests replace `disturb` to cause faults. */
function world(stored: string | null = null) {
  const sent: ChatMessage[] = [];
  const server = {
    sent,
    /** Called before the server answers. If it throws, the answer is lost. */
    disturb: (_message: NewMessage): MessageReceipt | null => null,
    sendMessage: (message: NewMessage, author: ChatMessage['author'] = 'merchant') => {
      const known = sent.find(({ messageId }) => messageId === message.messageId);
      if (known) return known;
      const fresh = messageAs(sent.length + 1, { ...message, author });
      sent.push(fresh);
      return fresh;
    },
    isAway: false,
    epoch: 'a',
    /** Simulates a restore of a backup that contains only the first `count` messages. */
    restore: (count: number) => {
      sent.splice(count);
      server.epoch = 'b';
    },
  };
  const storage = { text: stored };
  let ids = 100;
  const open = () =>
    createConversationClient({
      fetchPage: async ({ before, after }): Promise<ChatPage> => {
        if (server.isAway) throw new Error('offline');
        const wanted = sent.filter(
          ({ number }) => number > (after ?? 0) && number < (before ?? Number.POSITIVE_INFINITY),
        );
        return after === null
          ? { messages: wanted.slice(-3), hasMore: wanted.length > 3, epoch: server.epoch }
          : { messages: wanted.slice(0, 3), hasMore: wanted.length > 3, epoch: server.epoch };
      },
      send: async (message) => {
        if (server.isAway) throw new Error('offline');
        const disturbed = server.disturb(message);
        return disturbed ?? { status: true, message: chatMessageToWire(server.sendMessage(message)) };
      },
      storage: {
        read: () => storage.text,
        write: (text) => {
          storage.text = text;
        },
      },
      now: () => 1,
      newId: () => {
        ids += 1;
        return messageAs(ids).messageId;
      },
    });
  return { server, storage, open };
}

const texts = (messages: readonly { text: string }[]) => messages.map(({ text }) => text);

describe('a conversation', () => {
  it('sends a message once even if the first answer is lost', async () => {
    const { server, open } = world();
    const client = open();
    await client.catchUp();
    server.disturb = (message) => {
      server.sendMessage(message);
      throw new Error('the answer was lost');
    };
    expect(client.sendMessage('  oi ')).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(client.view().unsent).toMatchObject([{ text: 'oi', state: 'failed', problem: null }]);
    server.disturb = () => null;
    await client.catchUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(client.view().unsent).toEqual([]);
    expect(texts(client.view().messages)).toEqual(['oi']);
    expect(server.sent).toHaveLength(1);
  });

  it('preserves unsent messages and the draft across a reload', async () => {
    const { server, storage, open } = world();
    const before = open();
    await before.catchUp();
    server.isAway = true;
    before.sendMessage('um');
    before.sendMessage('dois');
    before.saveDraft('tr');
    await vi.advanceTimersByTimeAsync(0);
    before.close();
    const after = open();
    expect(after.draft()).toBe('tr');
    expect(texts(after.view().unsent)).toEqual(['um', 'dois']);
    server.isAway = false;
    await after.catchUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(texts(server.sent)).toEqual(['um', 'dois']);
    after.saveDraft('');
    expect(storage.text).toBeNull();
  });

  it('waits when there are too many messages, and sends them in the order written', async () => {
    const { server, open } = world();
    const client = open();
    await client.catchUp();
    server.disturb = () => ({
      status: false,
      motivo: 'chat.too-many',
      erro: 'Muitas mensagens',
      tente_em: 2_000,
    });
    client.sendMessage('um');
    client.sendMessage('dois');
    await vi.advanceTimersByTimeAsync(0);
    expect(client.view().unsent).toMatchObject([
      { state: 'failed', problem: 'Muitas mensagens' },
      { state: 'sending' },
    ]);
    server.disturb = () => null;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(texts(server.sent)).toEqual(['um', 'dois']);
  });

  it('leaves a refused message to its writer, and continues with the next', async () => {
    const { server, open } = world();
    const client = open();
    await client.catchUp();
    server.disturb = ({ text }) =>
      text === 'um' ? { status: false, motivo: 'chat.closed', erro: 'Encerrada.' } : null;
    client.sendMessage('um');
    client.sendMessage('dois');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(client.view().unsent).toMatchObject([{ text: 'um', state: 'failed', problem: 'Encerrada.' }]);
    expect(texts(server.sent)).toEqual(['dois']);
  });

  it('fills a gap between pushes, and fetches earlier messages', async () => {
    const { server, open } = world();
    for (let count = 1; count <= 5; count += 1) server.sendMessage(messageAs(count), 'customer');
    const client = open();
    await client.catchUp();
    expect(texts(client.view().messages)).toEqual(['m3', 'm4', 'm5']);
    await client.loadEarlier();
    expect(client.view()).toMatchObject({ hasEarlier: false });
    for (let count = 6; count <= 12; count += 1) server.sendMessage(messageAs(count), 'customer');
    client.receive(messageAs(12));
    await vi.advanceTimersByTimeAsync(0);
    expect(client.view().messages.map(({ number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });

  it('reports a failed first fetch, and recovers', async () => {
    const { server, open } = world();
    server.isAway = true;
    const client = open();
    await client.catchUp();
    expect(client.view().state).toBe('failed');
    server.isAway = false;
    await client.catchUp();
    expect(client.view().state).toBe('ready');
  });

  it('repeats a failed fetch of missed messages, even without a push', async () => {
    const { server, open } = world();
    const client = open();
    await client.catchUp();
    server.sendMessage(messageAs(1), 'customer');
    server.isAway = true;
    await client.catchUp();
    await vi.advanceTimersByTimeAsync(5_000);
    server.isAway = false;
    expect(client.view().messages).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(texts(client.view().messages)).toEqual(['m1']);
  });

  it('after a reconnection, fetches again even if an earlier answer arrives', async () => {
    const { server, open } = world();
    const client = open();
    await client.catchUp();
    const before = client.catchUp();
    server.sendMessage(messageAs(1), 'customer');
    await Promise.all([before, client.catchUp()]);
    expect(texts(client.view().messages)).toEqual(['m1']);
  });

  it('fills a gap that appears during a fetch', async () => {
    const { server, open } = world();
    const client = open();
    await client.catchUp();
    const fetching = client.catchUp();
    server.sendMessage(messageAs(1), 'customer');
    client.receive(messageAs(1));
    for (const number of [2, 3]) server.sendMessage(messageAs(number), 'customer');
    client.receive(messageAs(3));
    await fetching;
    await vi.advanceTimersByTimeAsync(0);
    expect(texts(client.view().messages)).toEqual(['m1', 'm2', 'm3']);
  });

  it('is read again after a restore, which gave numbers a second time, and sends what was unsent', async () => {
    const { server, open } = world();
    server.sendMessage({ messageId: messageAs(1).messageId, text: 'before' }, 'customer');
    server.sendMessage({ messageId: messageAs(2).messageId, text: 'lost' }, 'customer');
    const client = open();
    await client.catchUp();
    server.isAway = true;
    client.sendMessage('unsent');
    await vi.advanceTimersByTimeAsync(0);
    server.restore(1);
    server.sendMessage({ messageId: messageAs(3).messageId, text: 'rewritten' }, 'customer');
    server.isAway = false;
    await client.catchUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(texts(client.view().messages)).toEqual(['before', 'rewritten', 'unsent']);
    expect(client.view().unsent).toEqual([]);
  });

  it('notices that the very first message never arrived', async () => {
    const { server, open } = world();
    const client = open();
    await client.catchUp();
    for (const number of [1, 2]) server.sendMessage(messageAs(number), 'customer');
    client.receive(messageAs(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(texts(client.view().messages)).toEqual(['m1', 'm2']);
  });

  it('refuses an invalid message and stores nothing of it', () => {
    const { storage, open } = world('{"draft": 5}');
    expect(open().sendMessage('   ')).toBe(false);
    expect(storage.text).toBe('{"draft": 5}');
  });
});
