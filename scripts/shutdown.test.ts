import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { orderlyShutdown } from './shutdown.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let exitCodes: number[];
const exit = (code: number) => exitCodes.push(code);

beforeEach(() => {
  exitCodes = [];
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  for (const signal of signals) process.removeAllListeners(signal);
  vi.useRealTimers();
});

it('stops the parts in reverse order, once, and a late part at once', async () => {
  const stopped: string[] = [];
  const shutdown = orderlyShutdown(() => undefined, exit);
  for (const part of ['database', 'server', 'demo']) {
    await shutdown.add(async () => {
      stopped.push(part);
    });
  }
  await Promise.all([shutdown.begin(0), shutdown.begin(1)]);
  await shutdown.add(async () => {
    stopped.push('late');
  });
  expect(stopped).toEqual(['demo', 'server', 'database', 'late']);
  expect(exitCodes).toEqual([0]);
});

it('continues after a part that fails to stop, and reports it by its exit code', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const stopDatabase = vi.fn(async () => undefined);
  const shutdown = orderlyShutdown(() => undefined, exit);
  await shutdown.add(stopDatabase);
  await shutdown.add(() => Promise.reject(new Error('hung')));
  await shutdown.begin(0);
  expect(stopDatabase).toHaveBeenCalledOnce();
  expect(exitCodes).toEqual([1]);
  expect(complaint).toHaveBeenCalledOnce();
});

it("takes npm's repeated Ctrl-C for the same press, and a later one as an order to end at once", async () => {
  const announce = vi.fn();
  const shutdown = orderlyShutdown(announce, exit);
  await shutdown.add(() => new Promise(() => undefined));
  process.emit('SIGINT');
  process.emit('SIGINT');
  expect(announce).toHaveBeenCalledOnce();
  expect(exitCodes).toEqual([]);
  vi.advanceTimersByTime(2_000);
  process.emit('SIGINT');
  expect(exitCodes).toEqual([130]);
});
