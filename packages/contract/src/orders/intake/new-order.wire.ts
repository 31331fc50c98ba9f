import { centsFromReais } from '@comanda/domain/kit/cents/cents';
import { stateCode } from '@comanda/domain/kit/places/state-code';
import type { DocumentItem } from '@comanda/domain/menu/menu/document-item';
import { isInBrazil } from '@comanda/domain/orders/addresses/coordinates';
import { cutTexts } from '@comanda/domain/orders/orders/cut-texts';
import type { NewOrder } from '@comanda/domain/orders/orders/new-order';
import { ADDED_TEXTS, type OrderAddress } from '@comanda/domain/orders/orders/order-address';
import type { OrderPayment } from '@comanda/domain/orders/orders/payments';
import { optionalEpochOf } from '../../kit/wire-types.ts';
import { foreignCurrency } from './foreign-currency.ts';
import { discountFrom, feesFrom } from './new-order-amounts.wire.ts';
import { paymentsFrom } from './new-order-payments.wire.ts';
import type { OpenDeliveryOrder } from './open-delivery-order.wire.ts';
import { blankToNull, optionalField } from './optional-field.ts';

type Item = OpenDeliveryOrder['items'][number];
type Address = NonNullable<OpenDeliveryOrder['delivery']>['deliveryAddress'];

/** Joins texts, each only once. */
function together(...texts: readonly (string | null | undefined)[]): string | null {
  const words = texts.map(blankToNull).filter((text) => text !== null);
  return [...new Set(words)].join('\n') || null;
}

const remarkOf = ({
  specialInstructions,
  observations,
}: Pick<Item, 'specialInstructions' | 'observations'>) => together(specialInstructions, observations);

function itemFrom(item: Item): DocumentItem {
  return {
    name: item.name.trim(),
    quantity: item.quantity,
    unit: item.unit ?? 'UN',
    unitPriceCents: centsFromReais(item.unitPrice.value),
    optionsPriceCents: centsFromReais(item.optionsPrice?.value ?? 0),
    totalCents: centsFromReais(item.totalPrice.value),
    externalCode: blankToNull(item.externalCode),
    note: remarkOf(item),
    options: (item.options ?? []).map((option) => ({
      name: option.name.trim(),
      quantity: option.quantity,
      unitPriceCents: centsFromReais(option.unitPrice.value),
      totalCents: centsFromReais(option.totalPrice.value),
      note: remarkOf(option),
      ...optionalField('optionCode', blankToNull(option.externalCode)),
    })),
  };
}

const joined = (...parts: readonly (string | null)[]) => parts.map(blankToNull).filter(Boolean).join(', ');

function addressFrom(address: Address): OrderAddress {
  const complement = blankToNull(address.complement);
  const postalCode = blankToNull(address.postalCode);
  // Coordinates outside Brazil are ignored: programs write 0,0 if they do not know the coordinates.
  const place = address.coordinates && isInBrazil(address.coordinates) ? address.coordinates : null;
  const state = stateCode(address.state ?? '');
  const district = blankToNull(address.district) ?? blankToNull(address.neighborhood) ?? '';
  const formatted =
    blankToNull(address.formattedAddress) ??
    // The line contains only parts that are given. If a person adjusts the address, the server parses this
    // line again.
    [joined(address.street, address.number, complement), joined(district, address.city), state]
      .filter(Boolean)
      .join(' - ');
  return {
    street: address.street.trim(),
    number: address.number.trim(),
    complement,
    district,
    city: address.city.trim(),
    state,
    postalCode,
    reference: blankToNull(address.reference),
    formatted,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    ...addedTexts(address),
  };
}

/** Texts that partners may add to an address. If a text is missing, the result has no field for it. */
function addedTexts(address: Address): Partial<OrderAddress> {
  const texts = ADDED_TEXTS.map(({ name, sent }) =>
    optionalField(name, blankToNull(address[sent] as string | null)),
  );
  return Object.assign({}, ...texts);
}

/**
 * Formats Brazilian phone numbers as `(11) 98765-4321`, and returns all others unchanged. A call centre's
 * number includes its locator.
 */
export function phoneForPeople(
  phone: { number: string; extension?: string | null } | null | undefined,
): string | null {
  const raw = blankToNull(phone?.number);
  if (raw === null) return null;
  // Foreign numbers are returned unchanged.
  if (/^(\+|00)(?!55)/.test(raw)) return raw;
  const digits = raw.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
  const shown = /^0/.test(digits)
    ? digits.replace(/^(0\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
    : digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');
  const extension = blankToNull(phone?.extension);
  return extension === null ? shown || raw : `${shown || raw} (localizador ${extension})`;
}

/** Adds the kind before an id without one: "12" becomes "Mesa 12". */
function named(kind: string, id: string | null | undefined): string | null {
  const words = blankToNull(id);
  return words === null || /\p{L}{2}/u.test(words) ? words : `${kind} ${words}`;
}

/** The place in the store where the customer eats: 'Mesa 12 · Comanda 45 · Lugar 3 · Garçom 7'. */
function placeFrom({ indoor }: OpenDeliveryOrder): string | null {
  if (indoor == null) return null;
  const words = [
    named('Mesa', blankToNull(indoor.place) ?? indoor.table),
    named('Comanda', indoor.tab),
    named('Lugar', indoor.seat),
    named('Garçom', indoor.waiterCode),
    indoor.mode === 'TERMINAL' ? 'Autoatendimento' : null,
  ];
  return words.filter((word) => word !== null).join(' · ') || null;
}

/** True for a delivery. An order of an unknown type counts as a delivery if it has an address. */
function isBrought({ type, delivery }: OpenDeliveryOrder): boolean {
  return type === 'DELIVERY' || (delivery != null && type !== 'TAKEOUT' && type !== 'INDOOR');
}

/** The promised time: the end of a time window. */
function promiseFrom(
  { schedule, delivery, takeout, indoor }: OpenDeliveryOrder,
  isDelivery: boolean,
): number | null {
  if (schedule?.scheduledDateTimeStart != null) {
    const start = Date.parse(schedule.scheduledDateTimeStart);
    const end = Date.parse(schedule.scheduledDateTimeEnd ?? '');
    return end > start ? end : start;
  }
  if (isDelivery)
    return optionalEpochOf(delivery?.deliveryDateTime ?? delivery?.estimatedDeliveryDateTime ?? null);
  return optionalEpochOf(takeout?.takeoutDateTime ?? indoor?.indoorDateTime ?? null);
}

/** Matches ids made by programs, which people cannot read aloud. */
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** The order code for people: the partner's code or, if people cannot read it aloud, the end of the id. */
function codeFrom({ displayId, id }: OpenDeliveryOrder): string {
  return (
    (UUID.test(displayId) ? '' : displayId) ||
    id
      .replace(/[^a-z\d]/gi, '')
      .slice(-4)
      .toUpperCase() ||
    'S/N'
  );
}

/** Converts a document to our own order. Amounts become integer cents, even if a partner sends more decimals. */
export function newOrderFrom(order: OpenDeliveryOrder): NewOrder {
  const isDelivery = isBrought(order);
  const ordersBefore = order.customer?.ordersCountOnMerchant ?? null;
  const paid = paymentsFrom(order);
  return cutTexts({
    externalId: order.id,
    code: codeFrom(order),
    createdAt: Date.parse(order.createdAt),
    fulfilment: isDelivery ? 'delivery' : 'pickup',
    serving: order.type === 'INDOOR' ? 'indoor' : order.orderTiming === 'ONDEMAND' ? 'on-demand' : null,
    promisedFor: promiseFrom(order, isDelivery),
    customerId: blankToNull(order.customer?.id),
    customerName: blankToNull(order.customer?.name) ?? 'Cliente não identificado',
    customerPhone: phoneForPeople(order.customer?.phone),
    isPhoneVerified: order.customer?.phoneVerified ?? false,
    isFirstInApp: order.customer?.firstOrderOnApp ?? false,
    isFirstInStore: ordersBefore === 0,
    origin: blankToNull(order.salesChannel) ?? blankToNull(order.sourceAppId),
    isDeliveredByStore: isDelivery && order.delivery?.deliveredBy !== 'MARKETPLACE',
    ...(isChargedHere(order, paid.payments) ? { awaitsCharge: true as const } : {}),
    document: {
      items: order.items.map(itemFrom),
      itemsCents: centsFromReais(order.total.itemsPrice.value),
      fees: feesFrom(order),
      discounts: (order.discounts ?? []).map(discountFrom),
      totalCents: centsFromReais(order.total.orderAmount.value),
      ...paid,
      ...currencyOf(order),
      address: isDelivery && order.delivery ? addressFrom(order.delivery.deliveryAddress) : null,
      notes: together(order.extraInfo, order.observations, order.delivery?.observations),
      pickupCode: blankToNull(order.delivery?.pickupCode),
      scheduledFor: optionalEpochOf(order.schedule?.scheduledDateTimeStart ?? null),
      customerOrderCount: ordersBefore ?? 0,
      place: order.type === 'INDOOR' ? placeFrom(order) : null,
    },
  });
}

/** True: part of the order is prepaid, and the partner wants us to charge this part. */
function isChargedHere({ payments }: OpenDeliveryOrder, paid: readonly OrderPayment[]): boolean {
  return payments.onlineCharge === true && paid.some(({ isPrepaid, cents }) => isPrepaid && cents > 0);
}

/**
 * The first foreign currency found, in the total or in a payment. If there is one, the amounts are not reais,
 * and a person must check them.
 */
function currencyOf({ total, payments }: OpenDeliveryOrder): { currency?: string } {
  const named = [total.orderAmount, ...payments.methods].map(foreignCurrency);
  return optionalField('currency', named.find((currency) => currency !== null) ?? null);
}
