import { formatMoney } from '@comanda/web/formats/format-money';
import type { ReactNode } from 'react';
import type { Column } from './table-declaration.ts';

const numbers = new Intl.NumberFormat('pt-BR');

/** True if the column contains numbers, which are right-aligned. */
export function isNumeric<Row>({ kind }: Column<Row>): boolean {
  return kind === 'number' || kind === 'money';
}

export function cellContent<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.cell) return column.cell(row);
  const value = column.value?.(row) ?? null;
  if (value === null || value === '') return '—';
  if (typeof value === 'string') return value;
  return column.kind === 'money' ? formatMoney(value) : numbers.format(value);
}
