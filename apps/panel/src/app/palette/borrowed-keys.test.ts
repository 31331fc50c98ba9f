import { expect, it } from 'vitest';
import { addressTexts } from '../../features/orders/addresses/texts.ts';
import { courierTexts } from '../../features/orders/courier/texts.ts';
import { capOf } from '../../features/orders/orders/keyboard/key-table.ts';

// Features must not import each other, so some buttons have copies of the board's keys. The copies must equal
// the board's table.
it('the keys on buttons of other features equal those of the table', () => {
  expect(courierTexts.key).toBe(capOf('courier'));
  expect(addressTexts.key).toBe(capOf('address'));
});
