import { expect, it } from 'vitest';
import { listShape } from './list-shape.ts';
import type { Column } from './table-declaration.ts';

const column = (over: Partial<Column<object>> = {}): Column<object> => ({ id: 'x', title: 'Valor', ...over });
const phone = { width: 340, isCoarse: true, isPhone: true, isSelectable: false, isOrdered: false };
/** Height of a card with a name and these columns. A card has two columns per row. */
const cardOf = (...columns: Column<object>[]) => {
  const { isCards, rowHeight } = listShape([column(), column({ onCard: 'corner' }), ...columns], phone);
  return { isCards, rowHeight };
};

it('leaves a button its room on a card: alone its height and the space below, beside a value the higher of both', () => {
  const value = column();
  const button = column({ isTitleHidden: true });
  const { isCards, rowHeight } = cardOf(value, value);
  expect(isCards).toBe(true);
  expect(cardOf(value, value, button).rowHeight - rowHeight).toBe(44 + 8);
  expect(cardOf(value, button).rowHeight).toBe(rowHeight);
  expect(cardOf(value, column({ isField: true })).rowHeight - rowHeight).toBe(44 - 24);
});

it('gives a hidden title no line', () => {
  const long = 'Uma coluna de um nome que nunca caberia em uma linha só';
  expect(cardOf(column(), column({ title: long })).rowHeight).toBeGreaterThan(
    cardOf(column(), column({ title: long, isTitleHidden: true })).rowHeight,
  );
});
