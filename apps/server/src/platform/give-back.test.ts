import { afterEach, expect, it, vi } from 'vitest';
import { giveBackWhatStartLeft } from './give-back.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('frees memory once, after panels that reconnect were served', async () => {
  vi.useFakeTimers();
  const gc = vi.fn(async () => undefined);
  vi.stubGlobal('gc', gc);
  giveBackWhatStartLeft();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(gc).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(gc).toHaveBeenCalledOnce();
});
