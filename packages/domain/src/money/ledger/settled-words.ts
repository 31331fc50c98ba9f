import { brazilianDay } from '../../kit/time/brazilian-days.ts';
import type { CalendarDate } from '../../kit/time/calendar-date.ts';
import { ENTRY_KINDS, type EntryKind } from './entry-kinds.ts';

/** Name of a settlement on invoices: 'Repasse de 09/11/2026'. */
export const settlementName = (day: CalendarDate): string => `Repasse de ${brazilianDay(day)}`;

/** Name of an amount that a settlement moved on the current account: 'Retido do repasse de 09/11/2026'. */
export function settledWords(kind: EntryKind, day: CalendarDate): string {
  const name = `repasse de ${brazilianDay(day)}`;
  if (kind === 'retained') return `Retido do ${name}`;
  return kind === 'credit-paid' ? `Crédito pago com o ${name}` : `${ENTRY_KINDS[kind]}, ${name}`;
}

/**
 * Name of an amount between the end of a period and its closing. `settledOn` is null if no settlement moved
 * the amount.
 */
export const laterWords = (kind: EntryKind, settledOn: CalendarDate | null): string =>
  settledOn === null ? `${ENTRY_KINDS[kind]}, depois do período` : settledWords(kind, settledOn);

/** Name of the part of the later amounts ({@link laterWords}) that belongs to the next invoice. */
export const NEXT_INVOICE = 'Fica para a próxima fatura';
