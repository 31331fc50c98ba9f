import { expect, it } from 'vitest';
import type { OrderAddress } from '../orders/order-address.ts';
import { adjustedAddress, decideAdjustability } from './address-adjustment.ts';

const order = { status: 'accepted', fulfilment: 'delivery', courierStatus: null } as const;

it.each([
  [order, null],
  [{ ...order, status: 'pending' }, null],
  [{ ...order, courierStatus: 'finished' }, null],
  [{ ...order, fulfilment: 'pickup' }, 'no-address'],
  [{ ...order, status: 'delivered' }, 'order-closed'],
  [{ ...order, status: 'cancelled' }, 'order-closed'],
  [{ ...order, courierStatus: 'searching' }, 'courier-called'],
  [{ ...order, courierStatus: 'with-delivery' }, 'courier-called'],
] as const)('%o: refused as %s', (tried, refusal) => {
  const decision = decideAdjustability(tried);
  expect(decision.ok ? null : decision.reason).toBe(refusal);
});

it("preserves the customer's complement and reference, and changes the place", () => {
  const written: OrderAddress = {
    street: 'rua da gloria',
    number: '182',
    complement: 'ap. 41',
    district: '',
    city: 'São Paulo',
    state: 'SP',
    postalCode: null,
    reference: 'portão azul',
    formatted: 'rua da gloria 182 portao azul',
    latitude: null,
    longitude: null,
  };
  const place = {
    latitude: -23.56,
    longitude: -46.63,
    formatted: 'Rua da Glória, 182',
    isFound: true,
    chosen: null,
  };
  expect(adjustedAddress(written, null, place)).toEqual({
    ok: true,
    value: {
      ...written,
      street: 'Rua da Glória',
      formatted: 'Rua da Glória, 182',
      latitude: -23.56,
      longitude: -46.63,
    },
  });
  expect(adjustedAddress(written, null, { ...place, longitude: 0 })).toEqual({
    ok: false,
    reason: 'outside',
  });
});

it.each([
  ['Rua da Glória, 182 - Liberdade, São Paulo - SP', 'Rua da Glória', '182'],
  ['Rua 10 de Julho , 30-A, Centro', 'Rua 10 de Julho', '30-A'],
  ['Liberdade, São Paulo - SP', 'rua', '7'],
  ['Sítio das Flores', 'rua', '7'],
])('reads street and number of %s', (formatted, street, number) => {
  const written = { street: 'rua', number: '7', district: '', formatted: '' } as OrderAddress;
  const place = { latitude: -23.56, longitude: -46.63, formatted, isFound: true, chosen: null };
  const adjusted = adjustedAddress(written, null, place);
  expect(adjusted.ok && [adjusted.value.street, adjusted.value.number]).toEqual([street, number]);
});

it.each([
  ['Rua dos Estudantes, 77 - Liberdade', { district: 'Liberdade', postalCode: null }],
  ['R. do Gasômetro, 12 - Brás, São Paulo - SP', { district: 'Brás', postalCode: '03004000' }],
  ['R. do Gasômetro, 14, 03004-001', { district: 'Brás', postalCode: '03004001' }],
  ['Rua do Gasômetro, 14, portão azul', { number: '14', district: 'Brás', postalCode: '03004000' }],
  ['Niterói - RJ', { city: 'Niterói', state: 'RJ', street: 'Rua do Gasometro', postalCode: '03004000' }],
  ['Sé, São Paulo - SP', { formatted: 'Rua do Gasometro, 12 - Sé, São Paulo - SP', postalCode: null }],
])('%s moves what belongs to the place', (formatted, moved) => {
  const written: OrderAddress = {
    street: 'Rua do Gasometro',
    number: '12',
    complement: null,
    district: 'Brás',
    city: 'São Paulo',
    state: 'SP',
    postalCode: '03004000',
    reference: null,
    formatted: '',
    latitude: null,
    longitude: null,
  };
  const place = { latitude: -23.5, longitude: -46.6, formatted, isFound: true, chosen: null };
  expect(adjustedAddress(written, null, place)).toMatchObject({ ok: true, value: moved });
});

it('preserves the current street when only a district is given', () => {
  const written = {
    street: 'Rua do Gasômetro',
    number: '100',
    district: 'Brás',
    formatted: '',
  } as OrderAddress;
  const located = { ...written, street: 'Rua dos Estudantes', number: '77', district: 'Liberdade' };
  const place = {
    latitude: -23.5,
    longitude: -46.6,
    formatted: 'Sé, São Paulo - SP',
    isFound: true,
    chosen: null,
  };
  expect(adjustedAddress(written, located, place)).toMatchObject({
    ok: true,
    value: { district: 'Sé', formatted: 'Rua dos Estudantes, 77 - Sé, São Paulo - SP' },
  });
});

it.each([
  ['Rua A, portão azul - Sé, São Paulo - SP', { number: '', district: 'Sé' }],
  ['Rua A, 12 - São Paulo', { number: '12', district: '', state: '' }],
  ['Rua A, 12 - Sé - SP', { number: '12', district: 'Sé', city: '' }],
])('only the pin of %s is moved: all other words stay', (formatted, typed) => {
  const written: OrderAddress = {
    ...{ street: 'Rua A', number: '', complement: null, district: '', city: 'São Paulo', state: 'SP' },
    ...{ postalCode: '01001000', reference: null, formatted, latitude: null, longitude: null, ...typed },
  };
  const place = { latitude: -23.5, longitude: -46.6, isFound: false, chosen: null };
  const moved = { ...written, latitude: -23.5, longitude: -46.6 };
  const adjusted = { ok: true, value: moved };
  expect(adjustedAddress(written, null, { ...place, formatted: ` ${formatted}` })).toEqual(adjusted);
  // The second adjustment follows an adjustment with a different text.
  const other = { ...written, formatted: 'Largo B, 3' };
  expect(adjustedAddress(other, written, { ...place, formatted })).toEqual(adjusted);
});
