// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { whenIdle as WhenIdle } from './when-idle.ts';

let whenIdle: typeof WhenIdle;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  whenIdle = (await import('./when-idle.ts')).whenIdle;
});
afterEach(() => vi.useRealTimers());

const secondsPass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

it('does nothing before the start is over, then one thing after the other', async () => {
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  whenIdle(async () => {
    done.push('first begins');
    await first.promise;
    done.push('first ends');
  });
  whenIdle(() => done.push('second'));
  await secondsPass(5.9);
  expect(done).toEqual([]);
  await secondsPass(1);
  expect(done).toEqual(['first begins']);
  first.resolve();
  await secondsPass(1);
  expect(done).toEqual(['first begins', 'first ends', 'second']);
});

it('does not what was called off, and goes on after what failed', async () => {
  const work = vi.fn();
  const callOff = whenIdle(work);
  whenIdle(() => Promise.reject(new Error('no net')));
  const last = vi.fn();
  whenIdle(last);
  callOff();
  await secondsPass(10);
  expect(work).not.toHaveBeenCalled();
  expect(last).toHaveBeenCalledOnce();
});

it('waits for a page that still loads', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const work = vi.fn();
  whenIdle(work);
  await secondsPass(60);
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await secondsPass(7);
  expect(work).toHaveBeenCalledOnce();
});
