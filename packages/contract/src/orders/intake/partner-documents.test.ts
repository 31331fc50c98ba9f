import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAddressWords } from '@comanda/domain/orders/addresses/address-words';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newOrderFrom } from './new-order.wire.ts';
import { openDeliveryOrderWire } from './open-delivery-order.wire.ts';

/**
 * Documents in the forms that partners' programs write, with invented people. Placeholders such as `{{NOW}}`
 * become moments.
 */
const FOLDER = join(import.meta.dirname, 'testing/partner-documents');
const MOMENTS: Record<string, string> = {
  NOW: '2026-11-28T20:00:00Z',
  SOON: '2026-11-28T21:00:00Z',
  NOW7: '2026-11-28T20:00:00.1234567Z',
  NOWNOZONE: '2026-11-28T20:00:00',
};

function read(name: string, address: object = {}) {
  const text = readFileSync(join(FOLDER, `${name}.json`), 'utf8');
  const sent = JSON.parse(text.replace(/\{\{(\w+)\}\}/g, (_all, moment) => MOMENTS[moment] ?? ''));
  Object.assign(sent.delivery?.deliveryAddress ?? {}, address);
  const before = structuredClone(sent);
  const parsed = z.safeParse(openDeliveryOrderWire, sent);
  expect(sent, 'the given document stays as it is').toEqual(before);
  return parsed;
}

const NOON = Date.parse('2026-11-28T20:00:00Z');
const DOTNET = {
  code: 'H01',
  customerName: 'Cliente Um',
  promisedFor: Date.parse('2026-11-28T21:00:00Z'),
  document: {
    totalCents: 1300,
    items: [{ name: 'X-Burger', note: 'sem cebola', externalCode: '0101' }],
    address: { formatted: 'Rua Exemplo, 100, Bloco 1 - Sé, São Paulo - SP' },
    scheduledFor: null,
    payments: [{ isPrepaid: true, cents: 1300 }],
  },
};

/** Expected orders, by document: only the facts that matter for the kitchen and the courier. */
const TAKEN: Record<string, object> = {
  '01-dotnet-hub': DOTNET,
  '01c-only-takeout-null': DOTNET,
  '01d-only-schedule-empty': DOTNET,
  '01e-only-indoor-null': DOTNET,
  '01f-without-the-three': DOTNET,
  '02b-99-mended': {
    document: {
      items: [{ name: 'Açaí 500ml', note: 'sem granola' }, { note: null }],
      notes: 'mandar troco miúdo\nchamar no portão',
      payments: [{ method: 'CASH', isPrepaid: false, cents: 5100, changeForCents: 6000 }],
    },
  },
  '03-99-takeout-online': {
    fulfilment: 'pickup',
    document: { payments: [{ label: 'Pix', isPrepaid: true, cents: 1400 }], statedPendingCents: 0 },
  },
  '04-indoor-table': { serving: 'indoor', document: { place: 'Mesa 5' } },
  '04b-indoor-place': { serving: 'indoor', document: { place: 'Mesa 5' } },
  '06-coord-micro': { document: { address: { latitude: null, longitude: null } } },
  '06-coord-null': { document: { address: { latitude: null, longitude: null } } },
  '06-coord-text': { document: { address: { latitude: null, longitude: null } } },
  '06-created-7-digits': { createdAt: NOON + 123 },
  '06-deliveredby-null': { isDeliveredByStore: true },
  '06-discount-target-null': { document: { discounts: [{ label: 'Desconto' }] } },
  '06-displayid-int': { code: '4455' },
  '06-district-null': {
    document: {
      address: {
        district: '',
        formatted: 'Rua Exemplo, 100, Bloco 1 - São Paulo - SP',
      },
    },
  },
  '06-external-int': { document: { items: [{ externalCode: '101' }] } },
  '06-name-null': { customerName: 'Cliente não identificado' },
  '06-number-int': { document: { address: { number: '100' } } },
  '06-number-null': {
    document: {
      address: { number: '', formatted: 'Rua Exemplo, Bloco 1 - Sé, São Paulo - SP' },
    },
  },
  '06-phone-null': { customerPhone: null },
  '06-timing-null': { document: { scheduledFor: null } },
  '06-total-discount-null': { document: { totalCents: 1300 } },
  '06-total-fees-null': { document: { totalCents: 1300 } },
  '06-unit-null': { document: { items: [{ unit: 'UN' }] } },
};

/** Documents without a usable quantity, price or time, and the fields that the refusal must name. */
const REFUSED: Record<string, string[]> = {
  '01b-quantity-zero': ['items.0.quantity', 'items.0.options.0.quantity'],
  '02-99-as-it-is': ['items.0.options.0.totalPrice', 'items.0.totalPrice', 'items.1.totalPrice'],
  '06-created-no-zone': ['createdAt'],
  '06-option-total-missing': ['items.0.options.0.totalPrice'],
};

it.each(Object.entries(TAKEN))('%s is taken', (name, order) => {
  const { data, error } = read(name);
  expect(error?.issues).toBeUndefined();
  expect(data && newOrderFrom(data)).toMatchObject(order);
});

it('a postal code that is a number gets back its zero', () => {
  const { data } = read('01f-without-the-three', { postalCode: 1001000 });
  expect(data && newOrderFrom(data).document.address?.postalCode).toBe('01001000');
});

it('the line of an address says only what was said', () => {
  const missing = [
    ['district'],
    ['number'],
    ['number', 'complement'],
    ['number', 'district'],
    ['city', 'state'],
  ];
  for (const names of missing) {
    const nothing = Object.fromEntries(names.map((name) => [name, null]));
    const { data } = read('01f-without-the-three', nothing);
    const address = data && newOrderFrom(data).document.address;
    if (!address) throw new Error('the document has an address');
    const words = readAddressWords(address.formatted);
    expect(words.street).toBe('Rua Exemplo');
    for (const name of ['number', 'district', 'city', 'state'] as const)
      expect(words[name] ?? '', `${name} of ${address.formatted}`).toBe(address[name]);
  }
});

it.each(Object.entries(REFUSED))('%s is refused for %j', (name, fields) => {
  const faults = read(name).error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(faults.toSorted()).toEqual(fields.toSorted());
});

it('every document is checked', () => {
  const names = readdirSync(FOLDER).map((file) => file.replace(/\.json$/, ''));
  expect(names.toSorted()).toEqual([...Object.keys(TAKEN), ...Object.keys(REFUSED)].toSorted());
});

it('the example of the documentation is an order', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../../docs/pedido.json'), 'utf8');
  const order = newOrderFrom(z.parse(openDeliveryOrderWire, JSON.parse(text)));
  expect(order).toMatchObject({
    code: 'K7QF',
    document: { totalCents: 6990, address: { district: 'Liberdade' } },
  });
});
