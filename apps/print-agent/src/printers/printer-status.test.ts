import type { Socket } from 'node:net';
import { HANGS_AFTER_MS, PATIENCE_MS } from '@comanda/testkit/patience';
import { afterEach, describe, expect, it } from 'vitest';
import { openTcpSink, type SinkOptions, type TcpSink } from '../testing/tcp-sink.ts';
import { FAULTS } from '../texts.ts';
import { isStatusByte, troubleOf } from './status-bytes.ts';
import { createTcpPrinter, type TcpPrinter } from './tcp-printer.ts';

const sinks: TcpSink[] = [];
afterEach(async () => {
  await Promise.all(sinks.splice(0).map((sink) => sink.close()));
});

async function aSink(options?: SinkOptions): Promise<TcpSink> {
  const sink = await openTcpSink(options);
  sinks.push(sink);
  return sink;
}

/** Answers of a printer without faults, and the bits that report faults. */
const WELL = 0b0001_0010;
const COVER_OPEN = { 1: 0b0000_1000, 2: 0b0000_0100, 4: 0b0110_0000 };
const PAPER_OUT = { 1: 0b0000_1000, 2: 0b0010_0000, 4: 0b0110_0000 };
const STUCK = { 1: 0b0000_1000, 2: 0b0100_0000, 4: 0 };
const FINE = { 1: 0, 2: 0, 4: 0 };
type State = Record<number, number>;
const answering = (state: () => State) => (question: number) => WELL | (state()[question] ?? 0);

function aPrinter(
  { port }: { port: number },
  answerMs?: number,
  confirmMs?: number,
): { printer: TcpPrinter; changes: string[] } {
  const changes: string[] = [];
  const printer: TcpPrinter = createTcpPrinter({
    name: 'Cozinha',
    host: '127.0.0.1',
    port,
    answerMs,
    confirmMs,
    changed: () => changes.push(printer.condition.trouble ?? 'well'),
  });
  return { printer, changes };
}

async function send(printer: TcpPrinter, text = 'comanda') {
  const log: string[] = [];
  await printer.send(
    { title: 'Comanda', form: 'raw', bytes: Buffer.from(text) },
    {
      begins: async () => void log.push('begins'),
      waits: () => undefined,
      signal: new AbortController().signal,
    },
  );
  return { log };
}

describe('a printer that reports its status', () => {
  it.each([
    ['paper-out', PAPER_OUT],
    ['cover-open', COVER_OPEN],
    ['halted', STUCK],
  ] as const)('gets no paper while it is %s, and gets it afterwards', async (trouble, state) => {
    let now: State = state;
    const sink = await aSink({ status: answering(() => now) });
    const { printer, changes } = aPrinter(sink, PATIENCE_MS);
    await expect(send(printer)).rejects.toMatchObject({
      message: FAULTS.inTrouble('Cozinha', trouble),
      isUntouched: true,
    });
    expect(sink.tickets).toEqual([]);
    now = FINE;
    expect((await send(printer)).log).toEqual(['begins']);
    expect(sink.tickets.map(String)).toEqual(['comanda']);
    expect(changes).toEqual([trouble, 'well']);
  });

  it('fails a ticket, perhaps half printed, if the paper runs out during printing', async () => {
    let isOut = false;
    const sink = await aSink({ status: answering(() => (isOut ? PAPER_OUT : FINE)) });
    const { printer } = aPrinter(sink, PATIENCE_MS);
    const sent = send(printer, '\n'.repeat(100));
    await sink.waitForAny(1);
    isOut = true;
    await expect(sent).rejects.toMatchObject({
      message: FAULTS.endedInside('Cozinha', 'paper-out'),
      isUntouched: false,
    });
    expect(printer.condition).toEqual({ isOnline: true, trouble: 'paper-out' });
  });

  it.each<[string, (socket: Socket) => unknown]>([
    ['hangs up', (socket) => socket.destroy()],
    ['resets the line', (socket) => socket.resetAndDestroy()],
    ['takes everything, falls silent and dies', () => undefined],
  ])('has not printed its paper when it %s, and gets it again', async (_, leave) => {
    let isGone = false;
    const sink = await aSink({
      status: (question) => (isGone ? null : answering(() => FINE)(question)),
      misbehave: (socket) =>
        socket.on('data', (bytes) => {
          if (!String(bytes).includes('comanda')) return;
          isGone = true;
          leave(socket);
        }),
    });
    const { printer } = aPrinter(sink, 100, 300);
    await expect(send(printer)).rejects.toMatchObject({
      message: FAULTS.goneInside('Cozinha'),
      isUntouched: false,
    });
    expect(printer.condition).toEqual({ isOnline: false, trouble: 'no-answer' });
    await sink.close();
    const back = await aSink({ port: sink.port, status: answering(() => FINE) });
    await send(printer);
    expect(back.tickets.map(String)).toEqual(['comanda']);
  });

  it('has printed a ticket in the end, if it disconnects after each attempt but is reachable again', async () => {
    const sink = await aSink({
      status: answering(() => FINE),
      misbehave: (socket) =>
        socket.on('data', (bytes) => String(bytes).includes('comanda') && socket.resetAndDestroy()),
    });
    const { printer } = aPrinter(sink, PATIENCE_MS);
    await expect(send(printer)).rejects.toThrow(FAULTS.goneInside('Cozinha'));
    await expect(send(printer)).rejects.toThrow(FAULTS.goneInside('Cozinha'));
    await send(printer);
    expect(sink.tickets).toHaveLength(3);
  });

  it('is checked between tickets', async () => {
    let now: State = FINE;
    const sink = await aSink({ status: answering(() => now) });
    const { printer, changes } = aPrinter(sink, PATIENCE_MS);
    await printer.check();
    now = PAPER_OUT;
    await printer.check();
    await printer.check();
    now = FINE;
    await printer.check();
    expect(changes).toEqual(['well', 'paper-out', 'well']);
    expect(sink.tickets).toEqual([]);
  });

  it('is not treated as silent after it was busy once', async () => {
    let isSilent = false;
    const sink = await aSink({ status: (question) => (isSilent ? null : answering(() => FINE)(question)) });
    const { printer } = aPrinter(sink, 1_000);
    await printer.check();
    isSilent = true;
    await send(printer);
    isSilent = false;
    await send(printer);
    await sink.close();
    const back = await aSink({ port: sink.port, status: answering(() => PAPER_OUT) });
    await expect(send(printer)).rejects.toThrow(FAULTS.inTrouble('Cozinha', 'paper-out'));
    expect(back.tickets).toEqual([]);
  });
});

it('is asked only the first question if it answers no other, and may report that it is offline', async () => {
  let first = WELL;
  const requested: number[] = [];
  const sink = await aSink({
    status: (question) => {
      requested.push(question);
      return question === 1 ? first : null;
    },
  });
  const { printer } = aPrinter(sink, 500);
  for (let checks = 0; checks < 5; checks += 1) await printer.check();
  expect(requested).toEqual([1, 4, 1, 4, 1, 4, 1, 1]);
  first = WELL | 0b1000;
  await expect(send(printer)).rejects.toThrow(FAULTS.inTrouble('Cozinha', 'halted'));
  expect(sink.tickets).toEqual([]);
});

describe('a printer without status reports', () => {
  it('delays only the first ticket for a moment', async () => {
    const requested: number[] = [];
    const sink = await aSink({
      status: (question) => {
        requested.push(question);
        return null;
      },
    });
    const { printer } = aPrinter(sink);
    await send(printer);
    expect(requested).not.toEqual([]);
    const before = requested.length;
    await send(printer);
    expect(requested).toHaveLength(before);
    expect(sink.tickets.map(String)).toEqual(['comanda', 'comanda']);
    expect(printer.condition).toEqual({ isOnline: true, trouble: null });
  });

  it('gets its ticket without a question, if it disconnects at questions', async () => {
    const sink = await aSink({
      misbehave: (socket) => socket.on('data', (bytes) => bytes[0] === 0x10 && socket.resetAndDestroy()),
    });
    const { printer } = aPrinter(sink);
    await printer.check();
    await send(printer);
    expect(sink.tickets.map(String)).toEqual(['comanda']);
  });

  it('is reported off by a check, and later on again', async () => {
    const sink = await openTcpSink();
    await sink.close();
    const { printer, changes } = aPrinter(sink);
    await printer.check();
    expect(printer.condition).toEqual({ isOnline: false, trouble: 'no-answer' });
    await aSink({ port: sink.port });
    await printer.check();
    expect(changes).toEqual(['no-answer', 'well']);
  });

  it('a check does not delay a ticket', async () => {
    const sink = await aSink({ misbehave: (socket) => socket.pause() });
    // The second check comes very late. A ticket that waited for it would exceed the time of the test.
    const printer = createTcpPrinter({
      ...{ name: 'Cozinha', host: '127.0.0.1', port: sink.port },
      secondCheckMs: HANGS_AFTER_MS,
    });
    const checked = printer.check();
    sinks.splice(sinks.indexOf(sink), 1);
    await sink.close();
    await aSink({ port: sink.port });
    await send(printer);
    await checked;
  });
});

it('bytes that are not a status are no answer', () => {
  // Printers send these bytes without a question: the first byte of an automatic status, two more, XON and XOFF.
  expect([0b0001_0000, 0b0110_1111, 0, 0x11, 0x13].map(isStatusByte)).toEqual(Array(5).fill(false));
  expect(isStatusByte(0x12)).toBe(true);
  expect(troubleOf({ 1: WELL, 2: null, 4: null })).toBeNull();
  expect(troubleOf({ 1: 0x1a, 2: null, 4: null })).toBe('halted');
});
