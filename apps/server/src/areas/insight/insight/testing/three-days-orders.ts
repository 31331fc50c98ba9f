import { anOpenDeliveryOrder, aPickupOrder } from '@comanda/testkit/orders/open-delivery';

/**
 * Outcome of a test order. The codes mean, from left to right: delivered, refused by the store, cancelled by
 * its customer, sent, accepted, ready for pickup.
 */
type End = 'PD' | 'refused' | 'by-customer' | 'PE' | 'PA' | 'CR';

/** A test order. Amounts in cents. `paid`: each payment's method, prepaid or not, and cents. */
export interface Sold {
  name: string;
  at: string;
  end: End;
  products: number;
  delivery: number | null;
  store?: number;
  sponsored?: number;
  paid: readonly (readonly [method: string, isPrepaid: boolean, cents: number])[];
  customer: string | null;
  district?: string;
  items: readonly (readonly [name: string, quantity: number, unit?: string])[];
}

const delivery = (cents: number, district: string) => ({ delivery: cents, district });
const pickup = { delivery: null };
const CASH = (cents: number) => ['CASH', false, cents] as const;
const MACHINE = (cents: number) => ['CREDIT', false, cents] as const;
const PREPAID = (method: string, cents: number) => [method, true, cents] as const;

/**
 * Eighteen orders of three days (14, 15 and 16 November 2026) of a store in São Paulo with a commission of 12 %. Each
 * order is a case where sums can be wrong. Two stay open: B11 is never paid, and B17 has an unknown status. Both count
 * only as received.
 */
export const ORDERS: readonly Sold[] = [
  {
    name: 'B01',
    at: '2026-11-14T14:30:00Z',
    end: 'PD',
    products: 4_000,
    ...delivery(500, 'Centro'),
    paid: [PREPAID('PIX', 4_500)],
    customer: 'c1',
    items: [
      ['Calabresa', 1],
      ['Guaraná', 1],
    ],
  },
  {
    name: 'B02',
    at: '2026-11-14T15:10:00Z',
    end: 'PD',
    products: 3_550,
    ...delivery(500, 'centro '),
    store: 350,
    paid: [CASH(3_700)],
    customer: 'c2',
    items: [['Mussarela', 1]],
  },
  {
    name: 'B03',
    at: '2026-11-14T23:00:00Z',
    end: 'refused',
    products: 5_200,
    ...delivery(600, 'Centro'),
    paid: [PREPAID('CREDIT', 5_800)],
    customer: 'c3',
    items: [['Calabresa', 1]],
  },
  {
    name: 'B04',
    at: '2026-11-14T23:30:00Z',
    end: 'by-customer',
    products: 2_800,
    ...pickup,
    paid: [CASH(2_800)],
    customer: 'c4',
    items: [['Mussarela', 1]],
  },
  {
    name: 'B05',
    at: '2026-11-15T02:50:00Z',
    end: 'PD',
    products: 6_190,
    ...delivery(800, 'Vila Mariana'),
    store: 500,
    sponsored: 500,
    paid: [MACHINE(5_990)],
    customer: 'c1',
    items: [['Calabresa', 2]],
  },
  {
    name: 'B06',
    at: '2026-11-15T07:59:59Z',
    end: 'PD',
    products: 2_200,
    ...delivery(500, 'Centro'),
    paid: [PREPAID('PICPAY', 2_700)],
    customer: 'c5',
    items: [['Guaraná', 3]],
  },
  {
    name: 'B07',
    at: '2026-11-15T08:00:00Z',
    end: 'PD',
    products: 2_200,
    ...delivery(500, 'Mooca'),
    paid: [PREPAID('PIX', 2_700)],
    customer: 'c6',
    items: [['Mussarela', 1]],
  },
  {
    name: 'B08',
    at: '2026-11-15T16:00:00Z',
    end: 'PD',
    products: 5_000,
    ...delivery(500, 'Centro'),
    paid: [PREPAID('CREDIT', 3_000), CASH(2_500)],
    customer: 'c2',
    items: [
      ['Calabresa', 1],
      ['Guaraná', 2],
    ],
  },
  {
    name: 'B09',
    at: '2026-11-15T22:00:00Z',
    end: 'PE',
    products: 7_000,
    ...delivery(800, 'Mooca'),
    paid: [MACHINE(7_800)],
    customer: 'c7',
    items: [['Calabresa', 2]],
  },
  {
    name: 'B10',
    at: '2026-11-15T22:30:00Z',
    end: 'PD',
    products: 1_800,
    ...delivery(400, 'Mooca'),
    paid: [['DREX|X', false, 2_200]],
    customer: 'c8',
    items: [['Queijo', 0.35, 'KG']],
  },
  {
    name: 'B11',
    at: '2026-11-15T23:00:00Z',
    end: 'PA',
    products: 3_300,
    ...delivery(500, 'Centro'),
    paid: [PREPAID('PIX', 3_800)],
    customer: 'c9',
    items: [['Mussarela', 1]],
  },
  {
    name: 'B12',
    at: '2026-11-16T00:00:00Z',
    end: 'PD',
    products: 2_000,
    ...delivery(500, 'Mooca'),
    sponsored: 2_500,
    paid: [],
    customer: 'c10',
    items: [['Guaraná', 4]],
  },
  {
    name: 'B13',
    at: '2026-11-16T04:30:00Z',
    end: 'PD',
    products: 4_400,
    ...delivery(500, 'Mooca'),
    paid: [CASH(4_900)],
    customer: 'c6',
    items: [['Calabresa', 1]],
  },
  {
    name: 'B14',
    at: '2026-11-16T15:00:00Z',
    end: 'PD',
    products: 123_456,
    ...pickup,
    paid: [PREPAID('PIX', 123_456)],
    customer: 'c11',
    items: [['Calabresa', 20]],
  },
  {
    name: 'B15',
    at: '2026-11-16T15:05:00Z',
    end: 'PD',
    products: 3_500,
    ...delivery(500, 'Centro'),
    paid: [PREPAID('PIX', 4_000)],
    customer: null,
    items: [['Mussarela', 1]],
  },
  {
    name: 'B16',
    at: '2026-11-16T21:00:00Z',
    end: 'PD',
    products: 1_500,
    ...delivery(300, 'Centro'),
    paid: [CASH(1_800)],
    customer: 'c12',
    items: [['Guaraná', 3]],
  },
  {
    name: 'B17',
    at: '2026-11-16T22:00:00Z',
    end: 'PA',
    products: 1_000,
    ...delivery(0, 'Centro'),
    paid: [CASH(1_000)],
    customer: 'c13',
    items: [['Guaraná', 2]],
  },
  {
    name: 'B18',
    at: '2026-11-16T23:00:00Z',
    end: 'CR',
    products: 2_500,
    ...pickup,
    paid: [MACHINE(2_500)],
    customer: 'c14',
    items: [['Mussarela', 1]],
  },
];

const price = (cents: number) => ({ value: cents / 100, currency: 'BRL' });

/** An order in the format of a partner. */
export function documentOf({
  at,
  products,
  delivery: fee,
  store = 0,
  sponsored = 0,
  paid,
  customer,
  district,
  items,
}: Sold) {
  const base = fee === null ? aPickupOrder() : anOpenDeliveryOrder();
  // The tests do not check prices of single items, so the first item gets the remainder.
  const each = Math.floor(products / items.length);
  const costs = items.map((_, index) => (index === 0 ? products - each * (items.length - 1) : each));
  const prepaid = paid.reduce((sum, [, isPrepaid, cents]) => sum + (isPrepaid ? cents : 0), 0);
  const due = products + (fee ?? 0) - store - sponsored;
  const { delivery: where, ...rest } = base as typeof base & { delivery?: { deliveryAddress: object } };
  return {
    ...rest,
    ...(where && {
      delivery: {
        ...where,
        deliveryAddress: { ...where.deliveryAddress, district },
        deliveryDateTime: undefined,
      },
    }),
    createdAt: at,
    preparationStartDateTime: at,
    items: items.map(([name, quantity, unit = 'UN'], index) => ({
      ...{ id: crypto.randomUUID(), index, name, externalCode: `x-${name}`, unit, quantity, options: [] },
      ...{
        unitPrice: price((costs[index] ?? 0) / quantity),
        optionsPrice: price(0),
        totalPrice: price(costs[index] ?? 0),
      },
    })),
    otherFees: fee
      ? [{ name: 'Entrega', type: 'DELIVERY_FEE', receivedBy: 'MERCHANT', price: price(fee) }]
      : [],
    discounts: (
      [
        ['MERCHANT', store],
        ['MARKETPLACE', sponsored],
      ] as const
    )
      .filter(([, cents]) => cents > 0)
      .map(([sponsor, cents]) => ({
        ...{ amount: price(cents), target: 'CART' },
        sponsorshipValues: [{ name: sponsor, amount: price(cents) }],
      })),
    total: {
      ...{ itemsPrice: price(products), otherFees: price(fee ?? 0) },
      ...{ discount: price(store + sponsored), orderAmount: price(due) },
    },
    payments: {
      ...{ prepaid: prepaid / 100, pending: (due - prepaid) / 100 },
      methods: paid.map(([method, isPrepaid, cents]) => ({
        ...price(cents),
        type: isPrepaid ? 'PREPAID' : 'PENDING',
        method,
      })),
    },
    customer: {
      ...{ ...(customer !== null && { id: customer }), name: 'Ana Lima', phone: { number: '11987654321' } },
      ordersCountOnMerchant: 0,
    },
  };
}
