import { describe, expect, it } from 'vitest';
import { formatLateness, formatTimeLeft } from '../../../../shared/formats/countdown.ts';
import { emptySections } from '../board/board-sections.ts';
import { anOrderCard, EVENING } from '../testing/an-order-card.ts';
import { type BoardRow, boardRows, columnRows } from './board-rows.ts';
import { layOutSigns } from './card/lay-out-signs.ts';
import { stretchesOf } from './card/marked.tsx';
import { heightOf, rowHeights, rowsWithin, topsOf } from './card/row-heights.ts';
import { rowsInPlace } from './row-hold.ts';

const minute = 60_000;

describe('the rows of the list', () => {
  const pending = anOrderCard({ orderId: 1 });
  const calm = anOrderCard({ orderId: 2, status: 'accepted' });
  const late = anOrderCard({ orderId: 3, status: 'accepted', promisedFor: EVENING - minute });
  const later = anOrderCard({ orderId: 4, status: 'sent', promisedFor: EVENING - 9 * minute });
  const sections = {
    ...emptySections,
    pending: [pending],
    'in-production': [calm, late],
    'on-the-way': [later],
  };
  const shown = (isNarrowed: boolean, closed: 'in-production'[] = []) =>
    boardRows(sections, new Set(closed), new Set([3, 4]), { isSearching: false, isFiltered: isNarrowed }).map(
      (row) => (row.kind === 'card' ? row.key : `${row.key} ${row.count}`),
    );

  it('puts late orders right under the pending ones, the most overdue first, and counts them in their section', () => {
    expect(shown(false)).toEqual([
      'pending 1',
      1,
      'late 2',
      4,
      3,
      'in-production 2',
      2,
      'on-the-way 1',
      'delivered 0',
      'cancelled 0',
    ]);
    expect(shown(true)).toEqual(['pending 1', 1, 'late 2', 4, 3, 'in-production 2', 2, 'on-the-way 1']);
    expect(shown(true, ['in-production'])).toContain(3);
  });

  it('counts the hidden urgent orders at a closed section’s header', () => {
    const closed = new Set(['in-production', 'on-the-way', 'delivered'] as const);
    const done = { ...sections, delivered: [anOrderCard({ orderId: 5, status: 'delivered' })] };
    const hidden = (rows: readonly BoardRow[]) =>
      rows.flatMap((row) => (row.kind === 'header' ? [row.hiddenCount] : []));
    const late = new Set([3, 4]);
    // A list has late orders above all folded sections; a column has only the late orders of its own
    // sections.
    expect(hidden(boardRows(done, closed, late, { isSearching: false, isFiltered: false }))).toEqual([
      0, 1, 0, 0, 0,
    ]);
    expect(hidden(boardRows(done, closed, late, { isSearching: true, isFiltered: false }))).toEqual([
      0, 0, 0, 0,
    ]);
    expect(hidden(columnRows(done, ['in-production', 'on-the-way', 'delivered'], closed, late))).toEqual([
      2, 1, 0,
    ]);
  });

  it('have the specified heights: seven cards beside any two headings and the alarm line', () => {
    const room = 800 - 112;
    const alarms = 48;
    const gap = 5;
    const { header, late: lateHeader, card } = rowHeights('comfortable', { isCoarse: false });
    expect(header + Math.max(header, lateHeader) + 7 * card - gap).toBeLessThanOrEqual(room - alarms);
    // A wide screen shows 24 orders in three columns: seven cards with items in each of two columns, and ten
    // cards of orders that left the kitchen.
    const ticket = rowHeights('comfortable', { isCoarse: false, areTickets: true }).card;
    for (const [count, px] of [
      [7, ticket],
      [10, card],
    ] as const)
      expect(header + lateHeader + count * px - gap).toBeLessThanOrEqual(1080 - 112 - alarms);
    const compact = rowHeights('compact', { isCoarse: false });
    expect(compact.header + 16 * compact.card).toBeLessThanOrEqual(room);
    expect(
      rowHeights('comfortable', { isCoarse: true }).header +
        4 * rowHeights('comfortable', { isCoarse: true }).card,
    ).toBeLessThanOrEqual(740 - 112);
  });

  it('are found by their position', () => {
    const rows = boardRows(sections, new Set(), new Set(), { isSearching: false, isFiltered: false });
    const heights = { header: 10, note: 0, late: 5, card: 100, courier: 50 };
    const tops = topsOf(rows, heights);
    // The section 'on-the-way' is empty, so a narrow list shows the note below the section's long title.
    const calm = boardRows({ ...sections, 'on-the-way': [] }, new Set(), new Set(), {
      isSearching: false,
      isFiltered: false,
    });
    const lines = calm.map((row) => heightOf(row, { ...heights, note: 7 }));
    expect(lines).toEqual([10, 100, 10, 100, 100, 17, 10, 10]);
    expect(tops).toEqual([0, 10, 110, 120, 220, 320, 330, 430, 440, 450]);
    expect(rowsWithin(tops, 0, 115)).toEqual([0, 2]);
    expect(rowsWithin(tops, 325, 10_000)).toEqual([5, 8]);
    expect(rowsWithin([0], 0, 100)).toEqual([0, -1]);
  });
});

it.each([
  ['Conceição', ['conceicao'], ['', 'Conceição']],
  ['Ana da Conceição', ['cao', 'ana'], ['', 'Ana', ' da Concei', 'ção']],
  ['Inês Rocha', ['ana'], ['Inês Rocha']],
  ['', ['a'], ['']],
])('in %j the search for %j marks %j', (text, terms, parts) => {
  expect(stretchesOf(text, terms)).toEqual(parts);
});

it('shows lateness in minutes, and time left to the second if it is less than an hour', () => {
  expect([5_000, 14.5 * minute, 74.5 * minute].map(formatLateness)).toEqual(['1 min', '14 min', '1:14 h']);
  expect([minute, 59.5 * minute, 74.5 * minute].map(formatTimeLeft)).toEqual(['01:00', '59:30', '1:15 h']);
});

it.each([
  ['all whole where there is room', 420, ['whole', 'whole', 'whole', 'whole']],
  [
    'where a late one stands comes before the words of the way it is paid',
    290,
    ['short', 'short', 'short', 'short'],
  ],
  ['the way it is paid before a sign', 265, ['whole', 'short', 'counted', 'counted']],
  ['a warning keeps its words where all else is counted', 190, ['short', 'short', 'counted', 'counted']],
  ['also where there is no room at all', 20, ['short', 'short', 'counted', 'counted']],
])('signs in one line: %s', (_case, roomPx, forms) => {
  const payment = { fullPx: 155, shortPx: 110 };
  const warning = { fullPx: 120, shortPx: 70, isWarning: true };
  const status = { fullPx: 75, shortPx: 60, isEarly: true };
  const chat = { fullPx: 45, shortPx: 30 };
  expect(layOutSigns([payment, warning, status, chat], roomPx)).toEqual(forms);
  expect(layOutSigns([], 0)).toEqual([]);
});

it('rows on hold stay in their places, with their current content', () => {
  const row = (orderId: number, over: object = {}): BoardRow => ({
    kind: 'card',
    key: orderId,
    order: anOrderCard({ orderId, ...over }),
    isLate: false,
  });
  const head = (count: number): BoardRow => ({
    kind: 'header',
    key: 'pending',
    section: 'pending',
    count,
    hiddenCount: 0,
  });
  const heights = rowHeights('comfortable', { isCoarse: false });
  const drawn = [head(2), row(1), row(2), row(3)];
  const accepted = row(1, { status: 'accepted' });
  const courier = row(3, { courierStatus: 'searching' });
  // Compared with the rendered rows: order 1 was accepted, 2 is removed, 3 has a higher row, 4 is new.
  const rows = [head(3), row(4), courier, accepted];
  expect(rowsInPlace(drawn, rows, heights)).toEqual([head(3), accepted, drawn[2], drawn[3]]);
  expect(rowsInPlace(drawn, drawn.toReversed(), heights)).toBe(drawn);
  const changed = [head(2), accepted, row(2), courier];
  expect(rowsInPlace(drawn, changed, heights)).toBe(changed);
});
