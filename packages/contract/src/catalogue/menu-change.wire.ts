import { id, plainNumber } from '../field-types.ts';
import { list, record } from '../record.ts';

/** Longer lists are nobody's menu. */
const LONGEST_LIST = 10_000;

/** Numbers of all that stand in a list, in their new order. */
export const orderInput = record({
  ids: ['ordem', list(id, { least: 1, most: LONGEST_LIST })],
});

/** What every change of the menu answers: the version the menu has now. */
export const menuChanged = record({ version: ['versao', plainNumber] });
