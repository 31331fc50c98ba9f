import { afterEach, expect, it, vi } from 'vitest';
import { giveBackWhatStartLeft } from './give-back.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('collects once, after reconnecting panels were served', async () => {
  vi.useFakeTimers();
  const gc = vi.fn(async () => undefined);
  vi.stubGlobal('gc', gc);
  giveBackWhatStartLeft();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(gc).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(gc).toHaveBeenCalledOnce();
});
