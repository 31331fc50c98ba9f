import { chatMessageToWire, type NewMessage } from '@comanda/contract/chat/chat.wire';
import type { MessageReceipt } from '@comanda/contract/chat/chat-events';
import type { ChatMessage, ChatPage } from '@comanda/domain/chat/chat-message';
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

/** A server that keeps messages once by id; `answer` may stand in its way. */
function world(kept: string | null = null) {
  const said: ChatMessage[] = [];
  const server = {
    said,
    /** Stands before an answer: throws for a lost one. */
    disturb: (_message: NewMessage): MessageReceipt | null => null,
    say: (message: NewMessage, author: ChatMessage['author'] = 'merchant') => {
      const known = said.find(({ messageId }) => messageId === message.messageId);
      if (known) return known;
      const fresh = messageAs(said.length + 1, { ...message, author });
      said.push(fresh);
      return fresh;
    },
    isAway: false,
  };
  const storage = { text: kept };
  let ids = 100;
  const open = () =>
    createConversationClient({
      fetchPage: async ({ before, after }): Promise<ChatPage> => {
        if (server.isAway) throw new Error('offline');
        const wanted = said.filter(
          ({ number }) => number > (after ?? 0) && number < (before ?? Number.POSITIVE_INFINITY),
        );
        return after === null
          ? { messages: wanted.slice(-3), hasMore: wanted.length > 3 }
          : { messages: wanted.slice(0, 3), hasMore: wanted.length > 3 };
      },
      send: async (message) => {
        if (server.isAway) throw new Error('offline');
        const disturbed = server.disturb(message);
        return disturbed ?? { status: true, message: chatMessageToWire(server.say(message)) };
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
  it('says a message once although the first answer was lost', async () => {
    const { server, open } = world();
    const client = open();
    await client.catchUp();
    server.disturb = (message) => {
      server.say(message);
      throw new Error('the answer was lost');
    };
    expect(client.say('  oi ')).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(client.view().unsent).toMatchObject([{ text: 'oi', state: 'failed', problem: null }]);
    server.disturb = () => null;
    await client.catchUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(client.view().unsent).toEqual([]);
    expect(texts(client.view().messages)).toEqual(['oi']);
    expect(server.said).toHaveLength(1);
  });

  it('keeps what was not sent, and the draft, across a reload', async () => {
    const { server, storage, open } = world();
    const before = open();
    await before.catchUp();
    server.isAway = true;
    before.say('um');
    before.say('dois');
    before.keepDraft('tr');
    await vi.advanceTimersByTimeAsync(0);
    before.close();
    const after = open();
    expect(after.draft()).toBe('tr');
    expect(texts(after.view().unsent)).toEqual(['um', 'dois']);
    server.isAway = false;
    await after.catchUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(texts(server.said)).toEqual(['um', 'dois']);
    after.keepDraft('');
    expect(storage.text).toBeNull();
  });

  it('waits its turn when there are too many, in the order written', async () => {
    const { server, open } = world();
    const client = open();
    await client.catchUp();
    server.disturb = () => ({
      status: false,
      motivo: 'chat.too-many',
      erro: 'Muitas mensagens',
      tente_em: 2_000,
    });
    client.say('um');
    client.say('dois');
    await vi.advanceTimersByTimeAsync(0);
    expect(client.view().unsent).toMatchObject([
      { state: 'failed', problem: 'Muitas mensagens' },
      { state: 'sending' },
    ]);
    server.disturb = () => null;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(texts(server.said)).toEqual(['um', 'dois']);
  });

  it('leaves a refused message for its writer to decide, and goes on with the next', async () => {
    const { server, open } = world();
    const client = open();
    await client.catchUp();
    server.disturb = ({ text }) =>
      text === 'um' ? { status: false, motivo: 'chat.closed', erro: 'Encerrada.' } : null;
    client.say('um');
    client.say('dois');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(client.view().unsent).toMatchObject([{ text: 'um', state: 'failed', problem: 'Encerrada.' }]);
    expect(texts(server.said)).toEqual(['dois']);
  });

  it('fills a hole between pushes, and asks for earlier messages', async () => {
    const { server, open } = world();
    for (let count = 1; count <= 5; count += 1) server.say(messageAs(count), 'customer');
    const client = open();
    await client.catchUp();
    expect(texts(client.view().messages)).toEqual(['m3', 'm4', 'm5']);
    await client.loadEarlier();
    expect(client.view()).toMatchObject({ hasEarlier: false });
    for (let count = 6; count <= 12; count += 1) server.say(messageAs(count), 'customer');
    client.receive(messageAs(12));
    await vi.advanceTimersByTimeAsync(0);
    expect(client.view().messages.map(({ number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });

  it('says when it knows nothing because asking failed, and recovers', async () => {
    const { server, open } = world();
    server.isAway = true;
    const client = open();
    await client.catchUp();
    expect(client.view().state).toBe('failed');
    server.isAway = false;
    await client.catchUp();
    expect(client.view().state).toBe('ready');
  });

  it('asks again for what was said while it was away, although asking failed and no push follows', async () => {
    const { server, open } = world();
    const client = open();
    await client.catchUp();
    server.say(messageAs(1), 'customer');
    server.isAway = true;
    await client.catchUp();
    await vi.advanceTimersByTimeAsync(5_000);
    server.isAway = false;
    expect(client.view().messages).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(texts(client.view().messages)).toEqual(['m1']);
  });

  it('after a reconnection, does not take an answer from before it for the last word', async () => {
    const { server, open } = world();
    const client = open();
    await client.catchUp();
    const before = client.catchUp();
    server.say(messageAs(1), 'customer');
    await Promise.all([before, client.catchUp()]);
    expect(texts(client.view().messages)).toEqual(['m1']);
  });

  it('fills a hole that shows while it is asking already', async () => {
    const { server, open } = world();
    const client = open();
    await client.catchUp();
    const asking = client.catchUp();
    server.say(messageAs(1), 'customer');
    client.receive(messageAs(1));
    for (const number of [2, 3]) server.say(messageAs(number), 'customer');
    client.receive(messageAs(3));
    await asking;
    await vi.advanceTimersByTimeAsync(0);
    expect(texts(client.view().messages)).toEqual(['m1', 'm2', 'm3']);
  });

  it('notices that the first message of all never arrived', async () => {
    const { server, open } = world();
    const client = open();
    await client.catchUp();
    for (const number of [1, 2]) server.say(messageAs(number), 'customer');
    client.receive(messageAs(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(texts(client.view().messages)).toEqual(['m1', 'm2']);
  });

  it('refuses what may not be sent and keeps nothing of it', () => {
    const { storage, open } = world('{"draft": 5}');
    expect(open().say('   ')).toBe(false);
    expect(storage.text).toBe('{"draft": 5}');
  });
});
