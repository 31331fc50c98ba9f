import { searchable } from '../../kit/text/searchable.ts';

/**
 * Banks list balances among the movements: 'Saldo Anterior', 'SALDO DIA', 'S A L D O'. A customer's words come
 * after the bank's own.
 */
const BALANCE = /^(?:saldo|s a l d o|sdo)\b/;

/** True when a row of a bank's file is a balance: it is no movement, and its day does not count. */
export const isBalance = (text: string): boolean => BALANCE.test(searchable(text).trim());
