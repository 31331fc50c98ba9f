// @vitest-environment jsdom
import { fakeApi } from '@comanda/client/api/testing/fake-api.ts';
import { logOutProvider } from '@comanda/contract/provider/provider-access.calls';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUnattended } from './use-unattended.ts';

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('ends the session after an hour without a touch or a key in any tab', async () => {
  const api = fakeApi();
  api.answer(logOutProvider, { message: null });
  const logOuts = () => api.requestsOf(logOutProvider).length;
  const inUse = renderHook(() => useUnattended());
  // Tabs share the storage, but no events.
  const stop = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('keydown', stop, true);
  renderHook(() => useUnattended());
  await vi.advanceTimersByTimeAsync(59 * MINUTE_MS);
  window.dispatchEvent(new Event('keydown'));
  window.removeEventListener('keydown', stop, true);
  inUse.unmount();
  await vi.advanceTimersByTimeAsync(59 * MINUTE_MS);
  expect(logOuts()).toBe(0);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(logOuts()).toBe(1);
});
