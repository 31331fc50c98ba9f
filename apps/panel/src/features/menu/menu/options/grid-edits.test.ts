import type { FlavourGrid } from '@comanda/domain/menu/menu/flavour-grid';
import { expect, it } from 'vitest';
import { gridOf, noEdits, pasted, shownGrid } from './grid-edits.ts';

const column = { least: 1, most: 2, rule: 'mean' } as const;
const saved: FlavourGrid = {
  columns: [
    { ...column, sizeId: 1, version: 3 },
    { ...column, sizeId: 2, version: null },
  ],
  rows: [
    { stockItemId: 71, pricesCents: [4500, 3000] },
    { stockItemId: 72, pricesCents: [7200, null] },
  ],
};
const paste = (text: string, row = 0, at = 0) =>
  pasted({
    ...{ shown: shownGrid(saved, null), row, column: at, text },
    itemNamed: (name) => ({ Calabresa: 71, Camarão: 72, Mussarela: 73 })[name] ?? null,
  });

it('shows prices as people write them and reads them back unchanged', () => {
  const shown = shownGrid(saved, null);
  expect(shown.rows).toEqual([
    { stockItemId: 71, texts: ['45,00', '30,00'] },
    { stockItemId: 72, texts: ['72,00', ''] },
  ]);
  expect(gridOf(shown)).toEqual(saved);
});

it('applies edits to the saved grid and preserves the versions of the first edit', () => {
  const edits = {
    ...noEdits(saved),
    cells: { '71:1': '46', '73:2': '28,5' },
    added: [73],
    columns: { 2: { most: 3 } },
  };
  const others: FlavourGrid = {
    columns: saved.columns.map((each) => ({ ...each, version: 9 })),
    rows: saved.rows.map((row) => ({ ...row, pricesCents: [1000, 2000] })),
  };
  expect(gridOf(shownGrid(others, edits))).toEqual({
    columns: [
      { ...column, sizeId: 1, version: 3 },
      { ...column, sizeId: 2, version: null, most: 3 },
    ],
    rows: [
      { stockItemId: 71, pricesCents: [4600, 2000] },
      { stockItemId: 72, pricesCents: [1000, 2000] },
      { stockItemId: 73, pricesCents: [null, 2850] },
    ],
  });
  expect(gridOf(shownGrid(saved, { ...edits, cells: { '71:1': 'caro' } }))).toBeNull();
});

it('pastes a spreadsheet block from the cell on, within the grid', () => {
  expect(paste('46,00\tR$ 31,50\t9\n73,00\t-1\n1,00', 0, 0)).toMatchObject({
    cells: { '71:1': '46,00', '71:2': '31,50', '72:1': '73,00', '72:2': '-1' },
    // Invalid values are shown as pasted, so that users do not mistake the old price for them.
    unread: 1,
  });
  expect(paste('1\n2', 1, 1)?.cells).toEqual({ '72:2': '1' });
});

it('pastes a table with names into any cell, with or without a head', () => {
  expect(
    paste('Sabor\tGrande\tBroto\r\nMussarela\t40\t25\r\nCalabresa\t46\t\r\nLombo\t50\t30\r\n', 1, 1),
  ).toEqual({
    cells: { '73:1': '40', '73:2': '25', '71:1': '46', '71:2': '' },
    added: [73],
    unknown: ['Lombo'],
    unread: 0,
  });
});

it('leaves a single value to the field', () => {
  expect(paste('46,00')).toBeNull();
  expect(paste('46,00\n')).toBeNull();
  expect(paste('')).toBeNull();
});
