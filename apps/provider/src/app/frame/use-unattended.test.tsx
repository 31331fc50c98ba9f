// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finishLogOut, isLoggingOut } from '../../shared/session/leaving.ts';
import { useUnattended } from './use-unattended.ts';

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  finishLogOut();
});

it('ends the session after an hour without a touch or a key in any tab', () => {
  const inUse = renderHook(() => useUnattended());
  // Simulates two tabs: they share the storage, but get no events from each other.
  const stop = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('keydown', stop, true);
  renderHook(() => useUnattended());
  vi.advanceTimersByTime(59 * MINUTE_MS);
  window.dispatchEvent(new Event('keydown'));
  window.removeEventListener('keydown', stop, true);
  inUse.unmount();
  vi.advanceTimersByTime(59 * MINUTE_MS);
  expect(isLoggingOut()).toBe(false);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(isLoggingOut()).toBe(true);
});
