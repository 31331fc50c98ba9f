import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { newTraceId } from '../trace-id.ts';
import {
  beginTrace,
  currentSpan,
  endTrace,
  inPush,
  inSpan,
  inTrace,
  sendTracesTo,
  type Trace,
  within,
} from './spans.ts';
import { noteStatement, summaryOf } from './statement-summary.ts';

vi.mock('../trace-id.ts', { spy: true });
afterEach(() => sendTracesTo(null));

const ROOT = { name: 'job mails', kind: 'internal', attributes: {} } as const;
const PART = { name: 'transaction', attributes: {} } as const;

function receive(share: number): Trace[] {
  const received: Trace[] = [];
  sendTracesTo({ share, receive: (trace) => received.push(trace) });
  return received;
}

it('measures nothing without a receiver, and runs the work', async () => {
  expect(beginTrace(null, ROOT)).toBeNull();
  expect(inSpan(PART, () => currentSpan())).toBeUndefined();
  expect(await inTrace(ROOT, async () => 7)).toBe(7);
  // Without a receiver no trace id is made. Jobs begin a trace in each round, so ids would cost time for
  // nothing.
  expect(newTraceId).not.toHaveBeenCalled();
});

it('measures a push in the trace that causes it, and otherwise in one of its own', async () => {
  const received = receive(1);
  const push = vi.fn();
  await inTrace(ROOT, async () => inPush('loja', 7, push));
  inPush('retirar', null, push);
  expect(push).toHaveBeenCalledTimes(2);
  expect(received.map(({ spans }) => spans.map(({ name, attributes }) => [name, attributes]))).toEqual([
    [
      ['job mails', {}],
      ['push', { 'comanda.push': 'loja', 'comanda.store': 7 }],
    ],
    [['push', { 'comanda.push': 'retirar' }]],
  ]);
});

it('sends each failed trace, and only the share of the good ones', async () => {
  const received = receive(0);
  await inTrace(ROOT, async () => inSpan(PART, () => 1));
  expect(received).toEqual([]);
  await expect(inTrace(ROOT, async () => Promise.reject(new TypeError('Maria')))).rejects.toThrow('Maria');
  const failing = inTrace(ROOT, async () =>
    inSpan(PART, async () => Promise.reject(new RangeError('Maria'))),
  );
  await expect(failing).rejects.toThrow('Maria');
  expect(received.map(({ spans }) => spans.map(({ failure }) => failure))).toEqual([
    ['TypeError'],
    ['RangeError', 'RangeError'],
  ]);
  const all = receive(1);
  await inTrace(ROOT, async () => inSpan(PART, () => 1));
  expect(all).toHaveLength(1);
});

it('chooses by the number, so that all servers choose the same', () => {
  const received = receive(0.5);
  for (const end of ['7fffffff', '80000000']) {
    const root = beginTrace(`6f4f0a520000400080000000${end}`, ROOT);
    endTrace(root);
  }
  expect(received.map(({ id }) => id.slice(-8))).toEqual(['7fffffff']);
});

it('names statements by verb and table, and spans stay below a limit', () => {
  receive(1);
  expect(summaryOf('  insert into orders (a) select 1 from stores')).toBe('insert orders');
  expect(summaryOf('with x as (update menus set a = 1 returning 1) select 1 from x')).toBe('update menus');
  const root = beginTrace(newTraceId(), ROOT);
  within(root, () => {
    inSpan(PART, () => {
      noteStatement('select 1 from menus');
      noteStatement('delete from orders');
      expect(currentSpan()?.attributes['db.query.summary']).toBe('select menus; delete orders');
    });
    for (let count = 0; count < 500; count += 1) inSpan(PART, () => undefined);
  });
  expect(root?.trace.spans).toHaveLength(200);
});

it('only one file loads OpenTelemetry, and only an endpoint loads that file', () => {
  const cwd = join(import.meta.dirname, '../..');
  const sources = globSync('**/*.ts', { cwd }).map((path) => ({
    path,
    text: readFileSync(join(cwd, path), 'utf8'),
  }));
  const using = (words: RegExp) =>
    sources.filter(({ path, text }) => !path.includes('.test.') && words.test(text)).map(({ path }) => path);
  expect(using(/from '@opentelemetry\//)).toEqual(['platform/tracing/otlp-receiver.ts']);
  expect(using(/from '.*otlp-receiver\.ts'/)).toEqual([]);
  expect(using(/import\('.*otlp-receiver\.ts'\)/)).toEqual(['app.ts']);
});
