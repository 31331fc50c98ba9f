import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getConnectionState, setConnectionState } from './connection-state.ts';
import { openLate } from './late-socket.ts';
import { createRealtimeClient } from './realtime-client.ts';
import type { RealtimeRoom, SocketHandlers } from './realtime-socket.ts';

/** A client with a fake socket that the test controls. `answer` is the server's reply to a join. */
function play(
  answer: () => Promise<{ ok: boolean; seq: number }> = async () => ({ ok: true, seq: 5 }),
  room: RealtimeRoom | null = { canal: 'store-7' },
) {
  const calls: string[] = [];
  let handlers: SocketHandlers | undefined;
  let comeBack: () => void = () => undefined;
  let loseNet: () => void = () => undefined;
  const client = createRealtimeClient({
    openSocket: (given) => {
      handlers = given;
      return {
        connect: () => calls.push('connect'),
        disconnect: () => calls.push('disconnect'),
        breakLink: () => {
          calls.push('break');
          given.lost(true);
        },
        join: (room) => {
          calls.push(`join ${room.canal}`);
          return answer();
        },
        sendMessage: () => Promise.reject(new Error('not in this test')),
      };
    },
    readRoom: () => room,
    onReturn: (callback) => {
      comeBack = callback;
      return () => undefined;
    },
    onLoss: (callback) => {
      loseNet = callback;
      return () => undefined;
    },
    random: () => 0,
  });
  const socket = () => {
    if (!handlers) throw new Error('not opened');
    return handlers;
  };
  return { client, calls, socket, comeBack: () => comeBack(), loseNet: () => loseNet() };
}

beforeEach(() => {
  vi.useFakeTimers();
  setConnectionState('connecting');
});
afterEach(() => vi.useRealTimers());

describe('the realtime client', () => {
  it('joins the room after every connection and says so with the event number', async () => {
    const { client, calls, socket } = play();
    const joined = vi.fn();
    client.onJoined(joined);
    client.start();
    socket().connected();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual(['connect', 'join store-7']);
    expect(joined).toHaveBeenCalledWith({ ok: true, seq: 5 });
    expect(getConnectionState()).toBe('online');
  });

  it('is offline at once when the link breaks', async () => {
    const { client, socket } = play();
    client.start();
    socket().connected();
    await vi.advanceTimersByTimeAsync(0);
    socket().lost(true);
    expect(getConnectionState()).toBe('offline');
  });

  it('is offline at once when the browser says so, and online again only after a successful connection', async () => {
    const { client, calls, socket, loseNet } = play();
    client.start();
    loseNet();
    expect(getConnectionState()).toBe('offline');
    socket().connected();
    await vi.advanceTimersByTimeAsync(0);
    expect(getConnectionState()).toBe('online');
    loseNet();
    expect(calls.at(-1)).toBe('break');
    expect(getConnectionState()).toBe('offline');
    socket().connected();
    expect(getConnectionState()).toBe('offline');
    await vi.advanceTimersByTimeAsync(0);
    expect(getConnectionState()).toBe('online');
  });

  it('notices within 10 s a link that is there in name only', async () => {
    const { client, calls, socket } = play();
    client.start();
    socket().connected();
    await vi.advanceTimersByTimeAsync(8000);
    socket().alive();
    await vi.advanceTimersByTimeAsync(8000);
    expect(calls).not.toContain('break');
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls).toContain('break');
    expect(getConnectionState()).toBe('offline');
  });

  it('does not stay in a room it was refused or that did not answer', async () => {
    const refused = play(async () => ({ ok: false, seq: 0 }));
    refused.client.start();
    refused.socket().connected();
    await vi.advanceTimersByTimeAsync(0);
    expect(refused.calls.at(-1)).toBe('break');
    const silent = play(() => Promise.reject(new Error('timeout')));
    silent.client.start();
    silent.socket().connected();
    await vi.advanceTimersByTimeAsync(0);
    expect(silent.calls.at(-1)).toBe('break');
  });

  it('goes on trying every 1 to 5 s where the socket gave up', async () => {
    const { client, calls, socket } = play();
    client.start();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const before = calls.length;
      const startedAt = Date.now();
      socket().lost(false);
      while (calls.length === before) await vi.advanceTimersByTimeAsync(500);
      waits.push(Date.now() - startedAt);
    }
    expect(waits).toEqual([1000, 2000, 4000, 5000, 5000]);
  });

  it('waits a minute after a refusal for too many connections, or until a user returns to the page', async () => {
    const { client, calls, socket, comeBack } = play();
    const attempts = () => calls.filter((call) => call === 'connect').length;
    client.start();
    socket().connected();
    comeBack();
    expect(attempts()).toBe(1);
    socket().push('conexao-excedente', []);
    socket().lost(false);
    expect(getConnectionState()).toBe('offline');
    await vi.advanceTimersByTimeAsync(59_000);
    expect(attempts()).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(attempts()).toBe(2);
    socket().connected();
    socket().push('conexao-excedente', []);
    socket().lost(false);
    comeBack();
    expect(attempts()).toBe(3);
    // A failed attempt is followed by a normal retry.
    socket().lost(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(attempts()).toBe(4);
  });

  it.each([
    [4_000, 4_000],
    // A strange value from a server of another version must not stop the panel from reconnecting.
    [9e9, 10_000],
  ])('returns after the %i ms that a leaving server names, once', async (named, waited) => {
    const { client, calls, socket } = play();
    const attempts = () => calls.filter((call) => call === 'connect').length;
    client.start();
    socket().connected();
    socket().push('servidor-sai', [{ volte_em: named }]);
    socket().lost(false);
    await vi.advanceTimersByTimeAsync(waited - 1);
    expect(attempts()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(attempts()).toBe(2);
    // A failed attempt is followed by a normal retry.
    socket().lost(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(attempts()).toBe(3);
  });

  it('disconnects when the last user of the client stops', () => {
    const { client, calls } = play();
    const stops = [client.start(), client.start()];
    stops[0]?.();
    expect(calls).toEqual(['connect']);
    stops[1]?.();
    expect(calls).toEqual(['connect', 'disconnect']);
  });

  it('measures the round trip to the server, but only while connected', async () => {
    const { client, calls, socket } = play();
    client.start();
    await expect(client.roundTrip()).rejects.toThrow('down');
    socket().connected();
    await vi.advanceTimersByTimeAsync(0);
    expect(await client.roundTrip()).toBeGreaterThanOrEqual(0);
    expect(calls.filter((call) => call === 'join store-7')).toHaveLength(2);
    const refused = play(async () => ({ ok: false, seq: 0 }));
    refused.client.start();
    refused.socket().connected();
    await expect(refused.client.roundTrip()).rejects.toThrow();
  });

  it('hands pushes to those who listen', () => {
    const { client, socket } = play();
    const received = vi.fn();
    const stop = client.subscribe('pedido-seq', received);
    client.start();
    socket().push('pedido-seq', [{ seq: 9 }]);
    stop();
    socket().push('pedido-seq', [{ seq: 10 }]);
    expect(received).toHaveBeenCalledExactlyOnceWith({ seq: 9 });
  });

  it('hangs up when the session is over, which is no trouble of the line', () => {
    const { client, calls, socket } = play();
    client.start();
    socket().connected();
    setConnectionState('online');
    socket().push('sessao-encerrada', []);
    expect(calls.at(-1)).toBe('disconnect');
    expect(getConnectionState()).toBe('online');
  });

  it("disconnects without a message when the browser has another user's session", () => {
    const { client, calls, socket } = play(undefined, null);
    client.start();
    socket().connected();
    expect(calls).toEqual(['connect', 'disconnect']);
  });
});

describe('a socket whose library comes late', () => {
  it('connects when it is here, and is asked for again when it did not come', async () => {
    const calls: string[] = [];
    const socket = {
      connect: () => calls.push('connect'),
      disconnect: () => calls.push('disconnect'),
      breakLink: () => calls.push('break'),
      join: async () => ({ ok: true, seq: 7 }),
      sendMessage: () => Promise.reject(new Error('not in this test')),
    };
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('no net'))
      .mockResolvedValue(() => socket);
    const handlers = { connected: vi.fn(), lost: vi.fn(), alive: vi.fn(), push: vi.fn() };
    const late = openLate(load)(handlers);
    await expect(late.join({ canal: 'x' })).rejects.toThrow('down');
    late.connect();
    late.connect();
    await vi.advanceTimersByTimeAsync(0);
    expect([load.mock.calls.length, handlers.lost.mock.calls]).toEqual([1, [[false]]]);
    late.connect();
    await vi.advanceTimersByTimeAsync(0);
    late.connect();
    expect(calls).toEqual(['connect', 'connect']);
    expect(await late.join({ canal: 'x' })).toEqual({ ok: true, seq: 7 });
    late.breakLink();
    late.disconnect();
    expect(calls.slice(2)).toEqual(['break', 'disconnect']);
  });

  it('opens no connection after its last user stopped', async () => {
    const open = vi.fn();
    const late = openLate(async () => open)({
      connected: vi.fn(),
      lost: vi.fn(),
      alive: vi.fn(),
      push: vi.fn(),
    });
    late.connect();
    late.disconnect();
    await vi.advanceTimersByTimeAsync(0);
    expect(open).not.toHaveBeenCalled();
  });
});
