import { expect, it } from 'vitest';
import { cardAsSeen, hideAddress, hidePhone, isCustomerHidden } from './hidden-customer.ts';

it.each([
  ['open', null, false],
  ['closed today', 100, false],
  ['closed as the day began', 50, false],
  ['closed the day before', 49, true],
])('%s', (_name, closedAt, isHidden) => {
  expect(isCustomerHidden({ closedAt }, 50)).toBe(isHidden);
  const card = { closedAt, customerPhone: '(19) 98765-4321' };
  expect(cardAsSeen(card, 50).customerPhone).toBe(isHidden ? '(19) •••••-••21' : '(19) 98765-4321');
});

it.each([
  ['(11) 3456-7890', '(11) ••••-••90'],
  ['11987654321', '11•••••••21'],
  ['+55 11 98765-4321', '+55 •• •••••-••21'],
  ['', ''],
])('%s', (phone, hidden) => {
  expect(hidePhone(phone)).toBe(hidden);
});

it('shows only district and city of an address', () => {
  const address = {
    street: 'Rua das Flores',
    number: '12',
    complement: 'ap 3',
    district: 'Cambuí',
    city: 'Campinas',
    state: 'SP',
    postalCode: '13025000',
    reference: 'portão azul',
    latitude: 1,
    longitude: 2,
    formatted: 'Rua das Flores, 12',
  };
  expect(hideAddress(address)).toEqual({
    ...{ street: '', number: '', complement: null, postalCode: null, reference: null },
    ...{ latitude: null, longitude: null, district: 'Cambuí', city: 'Campinas', state: 'SP' },
    formatted: 'Cambuí, Campinas - SP',
  });
});
