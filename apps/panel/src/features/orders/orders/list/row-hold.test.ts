// @vitest-environment jsdom
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptySections, type SectionLists } from '../board/board-sections.ts';
import { anOrderCard } from '../testing/an-order-card.ts';
import { type BoardRow, boardRows, columnRows } from './board-rows.ts';
import { rowHeights, rowsWithin, topsOf } from './card/row-heights.ts';
import { isElsewhere, movedRows, type SeenList } from './moved-rows.ts';
import { aimMs, createRowHold, rowsInPlace } from './row-hold.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ROOM_PX = 700;
/** Duration of a frame in ms, at 60 frames per second. A browser shows a render in the next frame. */
const frameMs = 17;

const seenOf = (rows: readonly BoardRow[], heights: ReturnType<typeof rowHeights>): SeenList => {
  const tops = topsOf(rows, heights);
  const [first, last] = rowsWithin(tops, 0, ROOM_PX);
  return { rows, tops, scrolledPx: 0, first, last };
};

const five = (status: OrderCard['status']) =>
  [1, 2, 3, 4, 5].map((orderId) => anOrderCard({ orderId, status }));
const moved = <Section extends keyof SectionLists>(
  from: Section,
  to: Section,
  status: OrderCard['status'],
) => {
  const [first, ...rest] = five(status);
  return [
    { ...emptySections, [from]: five(status) },
    { ...emptySections, [from]: rest, [to]: [first] },
  ] as const;
};
const STEPS = {
  accept: moved('pending', 'in-production', 'pending'),
  send: moved('in-production', 'on-the-way', 'accepted'),
  deliver: moved('on-the-way', 'delivered', 'sent'),
};
const none = new Set<never>();
const complete = (sections: SectionLists) =>
  boardRows(sections, none, none, { isSearching: false, isFiltered: false });
const LAYOUTS = [
  ['a list for a mouse', complete, rowHeights('comfortable', { isCoarse: false })],
  ['a list for fingers', complete, rowHeights('comfortable', { isCoarse: true, isNarrow: true })],
  [
    'a column',
    (sections: SectionLists) =>
      columnRows(sections, ['pending', 'in-production', 'on-the-way', 'delivered'], none, none),
    rowHeights('comfortable', { isCoarse: false, areTickets: true }),
  ],
] as const;

/**
 * Presses the step of the first card. After `delayMs`, presses the position where the third card was. A busy
 * page gets this second event only `lateMs` later.
 */
function pressTwice(
  before: readonly BoardRow[],
  after: readonly BoardRow[],
  heights: ReturnType<typeof rowHeights>,
) {
  const hold = createRowHold();
  const third = before.findIndex(({ key }) => key === 3);
  const placePx = (seenOf(before, heights).tops[third] ?? 0) + 20;
  let drawn = before;
  const history: { at: number; key: BoardRow['key'] | undefined }[] = [];
  const atPlace = () => drawn[rowsWithin(topsOf(drawn, heights), placePx, placePx + 1)[0]]?.key;
  const draw = (rows: readonly BoardRow[]) => {
    const next = hold.isHeld() ? rowsInPlace(drawn, rows, heights) : rows;
    hold.moved(movedRows(seenOf(drawn, heights), seenOf(next, heights)));
    drawn = next;
    const key = atPlace();
    if (history.at(-1)?.key !== key) history.push({ at: performance.now(), key });
  };
  draw(before);
  vi.advanceTimersByTime(1000);
  hold.subscribe(() => draw(after));
  hold.press();
  hold.settle();
  hold.lift();
  draw(after);
  const start = performance.now();
  return (delayMs: number, lateMs: number) => {
    const at = start + delayMs;
    vi.advanceTimersByTime(delayMs + lateMs);
    const key = atPlace();
    const since = history.findLast((entry) => entry.key === key)?.at ?? 0;
    return { key, isAimed: key !== undefined && hold.isAimed(key, at), shownMs: at - since };
  };
}

describe.each(LAYOUTS)('two quick presses on %s', (_name, rowsOf, heights) => {
  it.each(Object.entries(STEPS))(
    '%s the order that was there for long enough, or none',
    (_step, [was, is]) => {
      const outcomes = new Set<string>();
      for (const lateMs of [0, 40, 250])
        for (let delayMs = 20; delayMs <= 700; delayMs += 5) {
          const press = pressTwice(rowsOf(was), rowsOf(is), heights);
          const { key, isAimed, shownMs } = press(delayMs, lateMs);
          const shown = `${delayMs} ms, heard ${lateMs} ms later`;
          if (isAimed) expect(shownMs, shown).toBeGreaterThan(aimMs);
          // A press is refused only if the row at its position changed after the press, or just before it.
          if (shownMs > aimMs + frameMs) expect(isAimed, shown).toBe(true);
          outcomes.add(`${key} ${isAimed ? 'is done' : 'is refused'}`);
        }
      expect(outcomes).toContain('3 is done');
    },
  );
});

it('a row that has moved stays unaimed, also after other rows have moved', () => {
  const hold = createRowHold();
  hold.moved([1, 2]);
  vi.advanceTimersByTime(50);
  // Two other columns of the board were rendered: one with a moved row, and one without movements.
  hold.moved([7]);
  hold.moved([]);
  vi.advanceTimersByTime(50);
  expect([1, 2, 7, 3].map((key) => hold.isAimed(key, performance.now()))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  vi.advanceTimersByTime(aimMs + frameMs);
  expect([1, 2, 7].map((key) => hold.isAimed(key, performance.now()))).toEqual([true, true, true]);
});

it('nothing of a board that was left stops a press on the next one', () => {
  const hold = createRowHold();
  hold.press();
  hold.moved([1]);
  hold.clear();
  // The callback of the last movement's frame runs only after the board has closed.
  vi.advanceTimersByTime(frameMs);
  expect(hold.isHeld()).toBe(false);
  expect(hold.isAimed(1, performance.now())).toBe(true);
});

describe('rows that have moved on the screen', () => {
  const heights = rowHeights('comfortable', { isCoarse: false });
  const [before, after] = STEPS.accept.map((sections) => seenOf(complete(sections), heights)) as [
    SeenList,
    SeenList,
  ];

  it('are the visible ones with another position', () => {
    expect(movedRows(before, before)).toEqual([]);
    expect(movedRows(before, after)).toEqual([2, 3, 4, 5, 'in-production', 1]);
  });

  it('are none if the page scrolled with the list, and all if only the list scrolled', () => {
    const gone = { ...before, rows: before.rows.slice(1), tops: before.tops.slice(1), scrolledPx: 0 };
    const header = before.tops[1] ?? 0;
    const along = { ...gone, tops: gone.tops.map((top) => top - header), first: 0, last: 4 };
    expect(movedRows({ ...before, scrolledPx: header }, along)).toEqual([]);
    expect(movedRows(before, { ...before, scrolledPx: 60 })).toEqual(before.rows.map(({ key }) => key));
  });

  it('are all if the list itself has moved', () => {
    const place = { top: 100, left: 0, width: 400 };
    expect(isElsewhere(place, { ...place, top: 148 })).toBe(true);
    expect(isElsewhere(place, { ...place, top: 104 })).toBe(false);
  });
});
