import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function aStore() {
  const store = createToastStore(() => Date.now());
  return { store, texts: () => store.getSnapshot().map((toast) => toast.text) };
}

describe('createToastStore', () => {
  it('shows a success for 2 s and an error for 5 s', () => {
    const { store, texts } = aStore();
    store.show('success', 'feito');
    store.show('error', 'falhou');
    vi.advanceTimersByTime(1999);
    expect(texts()).toEqual(['feito', 'falhou']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual(['falhou']);
    vi.advanceTimersByTime(3000);
    expect(texts()).toEqual([]);
  });

  it('stays as long as it is asked to', () => {
    const { store, texts } = aStore();
    store.show('success', 'salvo', { durationMs: 5000 });
    vi.advanceTimersByTime(4999);
    expect(texts()).toEqual(['salvo']);
  });

  it('pauses while hovered or focused, and then stays at least a second more', () => {
    const { store, texts } = aStore();
    store.show('success', 'feito');
    vi.advanceTimersByTime(1900);
    store.hold();
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['feito']);
    store.release();
    vi.advanceTimersByTime(999);
    expect(texts()).toEqual(['feito']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('is not held for ever by a toast that was closed under the pointer', () => {
    const { store, texts } = aStore();
    const id = store.show('error', 'falhou');
    store.hold();
    store.dismiss(id);
    store.show('success', 'feito');
    vi.advanceTimersByTime(2000);
    expect(texts()).toEqual([]);
  });

  it('shows the same words once, with a fresh clock', () => {
    const { store, texts } = aStore();
    store.show('success', 'feito');
    vi.advanceTimersByTime(1500);
    store.show('success', 'feito');
    vi.advanceTimersByTime(1500);
    expect(texts()).toEqual(['feito']);
  });

  it('stays paused under the pointer when the same words come again', () => {
    const { store, texts } = aStore();
    store.show('success', 'feito');
    store.hold();
    store.show('success', 'feito');
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['feito']);
    store.release();
    vi.advanceTimersByTime(2000);
    expect(texts()).toEqual([]);
  });

  it('shows three at most, the newest', () => {
    const { store, texts } = aStore();
    for (const text of ['1', '2', '3', '4', '5']) store.show('info', text);
    expect(texts()).toEqual(['3', '4', '5']);
  });

  it('shows two with an action at most, the newest', () => {
    const { store, texts } = aStore();
    store.show('error', 'falhou');
    for (const key of ['1', '2', '3', '4']) {
      store.show('success', key, {
        action: { text: 'Desfazer', key, lastsMs: 8000, run: () => undefined },
      });
    }
    store.show('info', 'chegou');
    expect(texts()).toEqual(['3', '4', 'chegou']);
  });

  it('stays exactly as long as its action, hovered or not, and a later one about the same replaces it', () => {
    const { store, texts } = aStore();
    const action = (key: string) => ({ text: 'Desfazer', key, lastsMs: 8000, run: () => undefined });
    store.show('success', 'feito', { action: action('one') });
    store.show('success', 'feito', { action: action('two') });
    store.show('success', 'feito');
    expect(texts()).toEqual(['feito', 'feito', 'feito']);
    store.hold();
    vi.advanceTimersByTime(4000);
    store.show('success', 'feito', { action: action('one') });
    vi.advanceTimersByTime(4000);
    expect(store.getSnapshot().map((toast) => toast.action?.key)).toEqual([undefined, 'one']);
    store.release();
    vi.advanceTimersByTime(3999);
    expect(texts()).toContain('feito');
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });
});
