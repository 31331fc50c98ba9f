// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createLazyPart } from './lazy-part.tsx';
import { userEvent } from './testing/user-event.ts';

afterEach(cleanup);

interface Named {
  name: string;
}
const Greeting = ({ name }: Named) => <p>Olá, {name}</p>;
const Missing = ({ name, retry, isRetrying }: Named & { retry: () => void; isRetrying: boolean }) => (
  <button type="button" disabled={isRetrying} onClick={retry}>
    {name} não veio
  </button>
);

it('shows the fallback of a missing part, and the part once a retry loads it', async () => {
  const load = vi.fn<() => Promise<ComponentType<Named>>>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(Greeting);
  const late = createLazyPart(load, { loading: <p>Carregando</p>, Missing });
  render(<late.Part name="Ana" />);
  expect(screen.getByText('Carregando')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Ana não veio' }));
  expect(await screen.findByText('Olá, Ana')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('shows nothing for a missing part without a face', async () => {
  const late = createLazyPart<Named>(() => Promise.reject(new Error('offline')));
  const { container } = render(<late.Part name="Ana" />);
  await act(async () => undefined);
  expect(container.textContent).toBe('');
});

it('shows a prefetched part at once', async () => {
  const load = vi.fn(async () => Greeting);
  const late = createLazyPart<Named>(load);
  await late.prefetch();
  await act(async () => undefined);
  render(<late.Part name="Ana" />);
  expect(screen.getByText('Olá, Ana')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('fetches nothing ahead where a browser saves data, and all of it where it is opened', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  vi.useFakeTimers();
  const load = vi.fn(async () => Greeting);
  const late = createLazyPart<Named>(load);
  late.prefetchWhenIdle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  render(<late.Part name="Ana" />);
  expect(await screen.findByText('Olá, Ana')).toBeTruthy();
});
