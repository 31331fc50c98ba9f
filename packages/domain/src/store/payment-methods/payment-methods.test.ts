import { expect, it } from 'vitest';
import { FIRST_METHODS, isPaymentMethod, logoOf, PAYMENT_METHODS, tidyMethods } from './payment-methods.ts';

it('has a unique key for each method, and a unique name within its group', () => {
  const of = (write: (method: (typeof PAYMENT_METHODS)[number]) => string) =>
    new Set(PAYMENT_METHODS.map(write)).size;
  expect(of(({ key }) => key)).toBe(PAYMENT_METHODS.length);
  expect(of(({ group, name }) => `${group} ${name}`)).toBe(PAYMENT_METHODS.length);
});

it.each([
  ['Visa|C', 'visa'],
  ['American Express|C', 'americanexpress'],
  ['Pix', 'pix'],
  ['Vale | R | x', 'vale'],
  ['|C', ''],
])('the logo of %s is %s', (key, logo) => expect(logoOf(key)).toBe(logo));

it('returns known keys without duplicates, in the order of the list', () => {
  expect(tidyMethods(['Visa|D', 'Pix', 'Visa|D', 'Fiado', 'dinheiro', 'Dinheiro'])).toEqual([
    'Dinheiro',
    'Pix',
    'Visa|D',
  ]);
});

it('gives new stores methods that exist, in order', () => {
  expect(FIRST_METHODS.every(isPaymentMethod)).toBe(true);
  expect(tidyMethods(FIRST_METHODS)).toEqual(FIRST_METHODS);
});
