// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOrderSelection } from './selection.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Makes a selection on the board. The history is in memory and began on another screen. */
function setting(search = '') {
  const history = createMemoryHistory({ initialEntries: ['/produtos', `/pedidos${search}`] });
  const written: string[] = [];
  const selection = createOrderSelection(history, (orderId, replace) => {
    const address = orderId === null ? '/pedidos' : `/pedidos?pedido=${orderId}`;
    written.push(`${replace ? 'replace' : 'push'} ${address}`);
    history[replace ? 'replace' : 'push'](address);
  });
  const stop = selection.start();
  return { history, selection, written, stop, settle: () => vi.advanceTimersByTime(1000) };
}

describe('the selected order', () => {
  it('is the one of the address', () => {
    expect(setting('?pedido=7').selection.get()).toBe(7);
    expect(setting('?pedido=abc').selection.get()).toBeNull();
  });

  it('shows at once and is in the address after the paint, from the list as a step', () => {
    const { selection, written, settle } = setting();
    const received = vi.fn();
    selection.subscribe(received);
    selection.select(3);
    expect(selection.get()).toBe(3);
    expect(received).toHaveBeenCalledOnce();
    expect(written).toEqual([]);
    settle();
    expect(written).toEqual(['push /pedidos?pedido=3']);
    expect(received).toHaveBeenCalledOnce();
  });

  it('is written once when a person moves through many', () => {
    const { selection, written, settle } = setting('?pedido=1');
    for (const orderId of [2, 3, 4]) selection.select(orderId);
    settle();
    expect(written).toEqual(['replace /pedidos?pedido=4']);
  });

  it('stays a step from the list when a second choice overtakes the writing of the first', () => {
    const { selection, written, settle } = setting();
    selection.select(3);
    selection.select(4);
    settle();
    expect(written).toEqual(['push /pedidos?pedido=4']);
  });

  it('follows the back button, also before its own step is written', () => {
    const { selection, history, written, settle } = setting();
    selection.select(3);
    settle();
    history.back();
    expect(selection.get()).toBeNull();
    selection.select(5);
    history.back();
    settle();
    expect(history.location.pathname).toBe('/produtos');
    expect(written).toHaveLength(1);
  });

  it('leaves by taking its own step back, without one by clearing the address', () => {
    const stepped = setting();
    stepped.selection.select(3);
    stepped.settle();
    stepped.selection.leave(true);
    expect(stepped.history.location.search).toBe('');
    expect(stepped.written).toHaveLength(1);
    const linked = setting('?pedido=9');
    linked.selection.leave(true);
    expect(linked.written).toEqual(['replace /pedidos']);
    expect(linked.selection.get()).toBeNull();
  });

  it('never brings a person back who has gone to another screen', () => {
    const { selection, history, written, settle } = setting('?pedido=1');
    selection.select(2);
    history.push('/produtos');
    settle();
    expect(written).toEqual([]);
  });
});
