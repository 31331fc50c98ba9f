import { afterEach, expect, it, vi } from 'vitest';
import type { JobReport } from '../queue/print-events.ts';
import { createReportOutbox, type OutboxParts } from './report-outbox.ts';
import { Refused } from './server-answers.ts';

const report = (id: number, over: Partial<JobReport> = {}): JobReport => ({
  id,
  estado: 'impresso',
  motivo: null,
  impressora: 'COZINHA',
  em: 0,
  ...over,
});
const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const refusal = (code: string) => new Refused(code, 'não', null);

afterEach(() => {
  vi.useRealTimers();
});

/** An outbox, with a server that accepts or refuses each message by `judge`. The test controls the time. */
function anOutbox(judge: (sent: readonly number[]) => Error | null) {
  vi.useFakeTimers();
  const acknowledged: number[] = [];
  const refused: number[] = [];
  const messages: JobReport[][] = [];
  const parts: OutboxParts = {
    isConnected: () => true,
    async send(reports) {
      messages.push(reports);
      const error = judge(reports.map(({ id }) => id));
      if (error !== null) throw error;
    },
    acknowledged: (reports) => acknowledged.push(...reports.map(({ id }) => id)),
    refused: ({ id }) => void refused.push(id),
  };
  const outbox = createReportOutbox(parts);
  return { outbox, acknowledged, refused, messages, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

it('a report with a final refusal blocks no other report, and is not repeated', async () => {
  const { outbox, acknowledged, refused, pass } = anOutbox((sent) =>
    sent.includes(7) ? refusal('request.malformed') : null,
  );
  for (const id of ids(120)) outbox.put(report(id));
  await pass(30_000);
  expect(acknowledged.toSorted((a, b) => a - b)).toEqual(ids(120).filter((id) => id !== 7));
  expect(refused).toEqual([7]);
  expect(outbox.size).toBe(0);
});

it('a report with a temporary refusal blocks no other report, and is repeated until confirmed', async () => {
  let isWell = false;
  const { outbox, acknowledged, refused, messages, pass } = anOutbox((sent) =>
    sent.includes(7) && !isWell ? refusal('server.unexpected') : null,
  );
  for (const id of ids(60)) outbox.put(report(id));
  await pass(30_000);
  expect(acknowledged).toHaveLength(59);
  expect(messages.length).toBeLessThan(80);
  isWell = true;
  await pass(5_000);
  expect(acknowledged.at(-1)).toBe(7);
  expect(refused).toEqual([]);
});

it('a server that refuses everything is asked now and then, and finally gets everything', async () => {
  let isDown = true;
  const { outbox, acknowledged, messages, pass } = anOutbox(() =>
    isDown ? refusal('server.unavailable') : null,
  );
  for (const id of ids(100)) outbox.put(report(id));
  await pass(60_000);
  expect(messages.length).toBeLessThan(100);
  isDown = false;
  await pass(5_000);
  expect(acknowledged.toSorted((a, b) => a - b)).toEqual(ids(100));
});

it('reports wait for a new connection', async () => {
  let isBroken = true;
  const { outbox, acknowledged, messages, pass } = anOutbox(() => (isBroken ? new Error('timeout') : null));
  outbox.put(report(1));
  await pass(0);
  expect(messages).toHaveLength(1);
  isBroken = false;
  await pass(5_000);
  expect(acknowledged).toEqual([1]);
});

it('only the latest report of a job is sent, even if earlier ones were refused', async () => {
  const { outbox, messages, pass } = anOutbox(() => null);
  outbox.put(report(1, { estado: 'falhou', motivo: 'x'.repeat(1_000), impressora: 'y'.repeat(1_000) }));
  await pass(0);
  outbox.put(report(2, { estado: 'falhou' }));
  outbox.put(report(2));
  await pass(0);
  expect(messages[0]?.[0]).toMatchObject({ motivo: 'x'.repeat(300), impressora: 'y'.repeat(120) });
  expect(messages.slice(1)).toEqual([[report(2)]]);
});
