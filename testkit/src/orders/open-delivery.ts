import { randomUUID } from 'node:crypto';

type Json = Record<string, unknown>;

const price = (value: number) => ({ value, currency: 'BRL' });

/** A valid Open Delivery document: one pizza, delivered, paid in cash. `over` replaces top-level fields. */
export function anOpenDeliveryOrder(over: Json = {}): Json & { id: string } {
  return {
    id: randomUUID(),
    type: 'DELIVERY',
    displayId: 'K7QF',
    createdAt: '2026-11-20T22:05:00Z',
    orderTiming: 'INSTANT',
    preparationStartDateTime: '2026-11-20T22:05:00Z',
    merchant: { id: 'loja-1', name: 'Pizzaria Teste' },
    items: [
      {
        id: randomUUID(),
        index: 0,
        name: 'Pizza grande',
        externalCode: '501',
        unit: 'UN',
        quantity: 1,
        unitPrice: price(0),
        optionsPrice: price(62.9),
        totalPrice: price(62.9),
        specialInstructions: 'Sem cebola',
        options: [
          {
            id: randomUUID(),
            name: 'Calabresa',
            externalCode: '77',
            unit: 'UN',
            quantity: 1,
            unitPrice: price(62.9),
            totalPrice: price(62.9),
          },
        ],
      },
    ],
    otherFees: [{ name: 'Entrega', type: 'DELIVERY_FEE', receivedBy: 'MERCHANT', price: price(7) }],
    discounts: [
      {
        amount: price(5),
        target: 'CART',
        sponsorshipValues: [{ name: 'MARKETPLACE', amount: price(5), discountCode: 'BEMVINDO' }],
      },
    ],
    total: { itemsPrice: price(62.9), otherFees: price(7), discount: price(5), orderAmount: price(64.9) },
    payments: {
      prepaid: 0,
      pending: 64.9,
      methods: [{ value: 64.9, currency: 'BRL', type: 'PENDING', method: 'CASH', changeFor: 100 }],
    },
    customer: {
      id: randomUUID(),
      name: 'Conceição d’Ávila',
      phone: { number: '11987654321' },
      ordersCountOnMerchant: 0,
    },
    delivery: {
      deliveredBy: 'MERCHANT',
      deliveryAddress: {
        country: 'BR',
        state: 'BR-SP',
        city: 'São Paulo',
        district: 'Liberdade',
        street: 'Rua da Glória',
        number: '182',
        formattedAddress: 'Rua da Glória, 182 - Liberdade, São Paulo - SP',
        postalCode: '01510000',
        coordinates: { latitude: -23.5603, longitude: -46.6339 },
      },
      estimatedDeliveryDateTime: '2026-11-20T22:50:00Z',
    },
    ...over,
  };
}

/** The same order with the current time, for servers with a real clock. */
export function aFreshOrder(over: Json = {}): Json & { id: string } {
  return anOpenDeliveryOrder({ createdAt: new Date().toISOString(), ...over });
}

/**
 * An order with one item, without fees and discounts. With `CASH` it is paid at the door, with any other
 * method online in advance.
 */
export function aPlainOrder(cents: number, method: string, over: object = {}): Json & { id: string } {
  const amount = price(cents / 100);
  const isOnline = method !== 'CASH';
  return anOpenDeliveryOrder({
    discounts: [],
    otherFees: [],
    items: [{ name: 'Pizza', unit: 'UN', quantity: 1, unitPrice: amount, totalPrice: amount }],
    total: { itemsPrice: amount, orderAmount: amount },
    payments: {
      ...(isOnline
        ? { prepaid: amount.value, pending: 0, onlineCharge: true }
        : { prepaid: 0, pending: amount.value }),
      methods: [{ ...amount, type: isOnline ? 'PREPAID' : 'PENDING', method }],
    },
    ...over,
  });
}

/** The order of {@link anOpenDeliveryOrder}, but picked up at the counter. */
export function aPickupOrder(over: Json = {}): Json & { id: string } {
  const { delivery: _delivery, ...order } = anOpenDeliveryOrder();
  return {
    ...order,
    id: randomUUID(),
    type: 'TAKEOUT',
    takeout: { mode: 'DEFAULT', takeoutDateTime: '2026-11-20T22:35:00Z' },
    ...over,
  };
}
