import { searchable } from '../../kit/text/searchable.ts';

/**
 * Matches balances, which banks list among the movements: 'Saldo Anterior', 'SALDO DIA', 'S A L D O'. Only at
 * the start, because text by customers comes later in the line.
 */
const BALANCE = /^(?:saldo|s a l d o|sdo)\b/;

/** True when a row of a bank's file is a balance instead of a movement. */
export const isBalance = (text: string): boolean => BALANCE.test(searchable(text).trim());
