import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { PATIENCE_MS } from '@comanda/testkit/patience';
import { afterEach, describe, expect, it } from 'vitest';
import { openTcpSink, type SinkOptions, type TcpSink } from '../testing/tcp-sink.ts';
import { FAULTS } from '../texts.ts';
import { createTcpPrinter } from './tcp-printer.ts';

/** Time limit of steps whose timeout a test expects. */
const A_MOMENT_MS = 1_000;

const sinks: TcpSink[] = [];
afterEach(async () => {
  await Promise.all(sinks.splice(0).map((sink) => sink.close()));
});

async function aSink(options?: SinkOptions): Promise<TcpSink> {
  const sink = await openTcpSink(options);
  sinks.push(sink);
  return sink;
}

function send(
  port: number,
  bytes: Uint8Array,
  log: string[] = [],
  patienceMs = PATIENCE_MS,
  writesDown: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const printer = createTcpPrinter({ name: 'Cozinha', host: '127.0.0.1', port, patienceMs });
  return printer.send(
    { title: 'Comanda', form: 'raw', bytes },
    {
      begins: async () => {
        log.push('begins');
        await writesDown();
      },
      waits: () => undefined,
      signal: new AbortController().signal,
    },
  );
}

describe('a printer on raw TCP', () => {
  it('gets every byte after the journal has recorded the start', async () => {
    const sink = await aSink();
    const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => at % 256);
    const log: string[] = [];
    await send(sink.port, bytes, log);
    await sink.waitFor(1);
    expect(sink.tickets[0]?.equals(bytes)).toBe(true);
    expect(log).toEqual(['begins']);
  });

  it('begins no ticket when it is off', async () => {
    const sink = await openTcpSink();
    await sink.close();
    const log: string[] = [];
    await expect(send(sink.port, Buffer.from('x'), log)).rejects.toThrow(FAULTS.unreachable);
    expect(log).toEqual([]);
  });

  it('has not printed a ticket if it closes the connection before the end', async () => {
    const sink = await aSink({ misbehave: (socket) => socket.once('data', () => socket.resetAndDestroy()) });
    await expect(send(sink.port, new Uint8Array(2_000_000))).rejects.toThrow(FAULTS.brokeOff);
  });

  it('has a fault if it stops reading', async () => {
    const sink = await aSink({ misbehave: (socket) => socket.pause() });
    await expect(send(sink.port, new Uint8Array(20_000_000), [], A_MOMENT_MS)).rejects.toThrow(FAULTS.stuck);
  });

  it('has printed a ticket if it accepted all bytes and does not disconnect', async () => {
    const sink = await aSink({
      misbehave: (socket) => {
        socket.allowHalfOpen = true;
      },
    });
    await send(sink.port, Buffer.from('comanda'), [], A_MOMENT_MS);
    await sink.waitFor(1);
    expect(sink.tickets[0]?.toString()).toBe('comanda');
  });

  it.each<[string, (socket: Socket) => unknown]>([
    ['hangs up', (socket) => socket.destroy()],
    ['breaks off', (socket) => socket.resetAndDestroy()],
  ])('has no paper when it accepts the connection and %s before it gets a byte', async (_, leave) => {
    const taken = Promise.withResolvers<Socket>();
    const sink = await aSink({ misbehave: taken.resolve });
    const writesDown = async () => {
      leave(await taken.promise);
      await sleep(20);
    };
    const sending = send(sink.port, Buffer.from('comanda'), [], PATIENCE_MS, writesDown);
    await expect(sending).rejects.toThrow(FAULTS.brokeOff);
  });

  it('has printed a ticket if it ends its side at once but reads', async () => {
    const sink = await aSink({
      misbehave: (socket) => {
        socket.allowHalfOpen = true;
        socket.end();
      },
    });
    await send(sink.port, Buffer.from('comanda'), [], PATIENCE_MS, () => sleep(20));
    await sink.waitFor(1);
    expect(sink.tickets[0]?.toString()).toBe('comanda');
  });

  it('may send bytes while it receives a ticket', async () => {
    const sink = await aSink({ misbehave: (socket) => socket.write(Buffer.alloc(100_000)) });
    await send(sink.port, Buffer.from('comanda'));
    await sink.waitFor(1);
    expect(sink.tickets[0]?.toString()).toBe('comanda');
  });
});
