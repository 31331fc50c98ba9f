import { expect, it } from 'vitest';
import { addressTexts } from '../../features/addresses/texts.ts';
import { courierTexts } from '../../features/courier/texts.ts';
import { capOf } from '../../features/orders/keyboard/key-table.ts';

// A feature does not know another: what these write on their buttons is what the board's table presses.
it('the keys on buttons of other features are those of the table', () => {
  expect(courierTexts.key).toBe(capOf('courier'));
  expect(addressTexts.key).toBe(capOf('address'));
});
