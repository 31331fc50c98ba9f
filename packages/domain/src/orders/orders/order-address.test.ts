import { expect, it } from 'vitest';
import type { Field } from '../../kit/fields/fields.ts';
import { cleanOrder } from '../printing/ticket/clean-order.ts';
import { SAMPLE_ORDER } from '../printing/ticket/sample-order.ts';
import { hideAddress } from '../privacy/hidden-customer.ts';
import { ADDRESS_FIELDS, addedTextsIn, labelledTexts, type OrderAddress } from './order-address.ts';

const fields = Object.entries<Field>(ADDRESS_FIELDS);

/** An address with the text of `textOf` in each field, and with one field that no table declares. */
function addressOf(textOf: (name: string) => string): OrderAddress {
  const values = fields.map(([name, { type }]) => [name, type === 'number?' ? 47.11 : textOf(name)]);
  return { ...Object.fromEntries(values), undeclared: textOf('undeclared') };
}

/** The fields of an address without personal data. Add a field only on purpose. */
const SHARED = ['city', 'district', 'state'];

it('a hidden address has only district, city and state', () => {
  const hidden = hideAddress(addressOf((name) => `<${name}>`));
  const reported = JSON.stringify(hidden);
  const names = ['undeclared', ...fields.map(([name]) => name)].filter((name) =>
    reported.includes(`<${name}>`),
  );
  expect(names.sort()).toEqual(SHARED);
  expect(reported).not.toContain('47.11');
  expect(hideAddress(hidden)).toEqual(hidden);
});

it('every text of an address is clean on paper', () => {
  const sent = addressOf((name) => `\x1b@\u202e${name}\x1dV\0`);
  const clean = addressOf((name) => `@${name}V`) as Partial<Record<string, unknown>>;
  delete clean.undeclared;
  expect(cleanOrder({ ...SAMPLE_ORDER, address: sent }).address).toEqual(clean);
});

it('an added text has its label; a blank or missing one has no line', () => {
  const entrance = {
    type: 'added',
    wire: 'portaria',
    sent: 'entrance',
    label: 'Portaria',
    example: '2',
  } as const;
  const texts = addedTextsIn({ ...ADDRESS_FIELDS, entrance });
  expect(labelledTexts({ entrance: 'fundos' }, texts)).toEqual(['Portaria: fundos']);
  expect([labelledTexts({ entrance: '' }, texts), labelledTexts({}, texts)]).toEqual([[], []]);
});
