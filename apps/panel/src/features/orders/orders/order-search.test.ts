import { afterEach, describe, expect, it, vi } from 'vitest';
import { foldAhead, matchesSearch, searchTerms } from './order-search.ts';
import { anOrderCard } from './testing/an-order-card.ts';

describe('search', () => {
  const order = anOrderCard({ code: 'K7QF' });

  it.each([
    ['k7qf', true],
    ['#K7QF', true],
    ['CONCEICAO', true],
    ['conceição avila', true],
    ['4321', true],
    ['98765', false],
    ['guaraná', true],
    ['calabresa liberdade', true],
    ['calabresa paulista', false],
    ['   ', true],
  ])('%s finds it: %s', (query, found) => {
    expect(matchesSearch(order, searchTerms(query))).toBe(found);
  });

  it('finds the one order among 10,000', () => {
    const orders = Array.from({ length: 10_000 }, (_, orderId) => anOrderCard({ orderId }));
    const found = orders.filter((each) => matchesSearch(each, searchTerms('K9999')));
    expect(found).toHaveLength(1);
  });
});

describe('folding ahead', () => {
  afterEach(() => vi.unstubAllGlobals());

  /**
   * A browser with idle time that the test controls: `beIdle(orders)` is one idle period, long enough for
   * that number of orders.
   */
  function browser() {
    const waiting = new Map<number, IdleRequestCallback>();
    let handles = 0;
    vi.stubGlobal('window', {
      requestIdleCallback: (callback: IdleRequestCallback) => {
        handles += 1;
        waiting.set(handles, callback);
        return handles;
      },
      cancelIdleCallback: (handle: number) => waiting.delete(handle),
    });
    const beIdle = (orders: number) => {
      const callbacks = [...waiting.values()];
      waiting.clear();
      for (const callback of callbacks) {
        let left = orders;
        callback({ didTimeout: false, timeRemaining: () => (left-- > 0 ? 10 : 0) });
      }
    };
    return { beIdle, isRequested: () => waiting.size > 0 };
  }

  function* counted(count: number, seen: number[]) {
    for (let orderId = 1; orderId <= count; orderId += 1) {
      seen.push(orderId);
      yield anOrderCard({ orderId });
    }
  }

  it('folds as many orders as idle time allows, continues later, and ends with the last', () => {
    const { beIdle, isRequested } = browser();
    const seen: number[] = [];
    foldAhead(counted(5, seen));
    expect(seen).toEqual([]);
    beIdle(2);
    expect(seen).toEqual([1, 2]);
    beIdle(0);
    expect(seen).toEqual([1, 2]);
    beIdle(10);
    expect(seen).toEqual([1, 2, 3, 4, 5]);
    expect(isRequested()).toBe(false);
  });

  it('requests no more idle time after it was stopped', () => {
    const { beIdle, isRequested } = browser();
    const seen: number[] = [];
    const stop = foldAhead(counted(5, seen));
    beIdle(1);
    stop();
    expect(isRequested()).toBe(false);
    expect(seen).toEqual([1]);
  });

  it('leaves everything to the first search in a browser without idle callbacks', () => {
    vi.stubGlobal('window', {});
    const seen: number[] = [];
    foldAhead(counted(5, seen))();
    expect(seen).toEqual([]);
  });
});
