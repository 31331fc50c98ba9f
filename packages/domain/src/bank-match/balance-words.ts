import { searchable } from '../text/searchable.ts';

/** Banks write balances among the movements: 'Saldo Anterior', 'SALDO DIA', 'S A L D O'. A customer's words come behind the bank's own. */
const BALANCE = /^(?:saldo|s a l d o|sdo)\b/;

/** Whether a row of a bank's file says a balance: it is no movement, and its day counts for nothing. */
export const isBalance = (text: string): boolean => BALANCE.test(searchable(text).trim());
