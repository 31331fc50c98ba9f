import type { OpenDeliveryOrder } from '@comanda/contract/orders/intake/open-delivery-order.wire';
import { chooseDiscounts, chooseFees, type Discount, type Fee, price, sumCents } from './amounts.ts';
import { type BasketItem, basketCents, fillBasket, fillUp, itemCents, optionsCents } from './basket.ts';
import type { Customer } from './customers.ts';
import { deliveryFee, deliveryTerms } from './delivery-terms.ts';
import type { DemoStore } from './demo-store.ts';
import { ORDER_NOTES } from './notes.ts';
import type { OrderKind } from './order-kind.ts';
import { choosePayments } from './payments.ts';
import type { Random } from './random.ts';

export interface OrderDraft {
  store: DemoStore;
  customer: Customer;
  /** Earlier orders of the customer at this store. */
  ordersBefore: number;
  /** Epoch milliseconds. */
  createdAt: number;
  kind: OrderKind;
  /** Epoch milliseconds; null for an order without a scheduled time. */
  scheduledFor: number | null;
  /** The total is ten reais higher than the sum of its parts, as from a faulty partner. */
  hasWrongTotal?: boolean;
  /** Sells the first item one real cheaper, like a partner with yesterday's menu. */
  hasOldPrices?: boolean;
}

const MINUTE_MS = 60_000;
const TYPES: Record<OrderKind, string> = { delivery: 'DELIVERY', takeout: 'TAKEOUT', indoor: 'INDOOR' };

const CHANNELS = [
  { name: 'app', weight: 42 },
  { name: 'cardapio-web', weight: 30 },
  { name: 'marketplace', weight: 14 },
  { name: 'whatsapp', weight: 8 },
  { name: 'site', weight: 6 },
];

/**
 * Makes an order in a partner's format (Open Delivery v1.7). In cents: items + fees − discounts = total = Σ payments.
 */
export function makeOrder(random: Random, input: OrderDraft): OpenDeliveryOrder {
  const { store, customer, kind } = input;
  const basket = fillBasket(random, store.catalogue);
  const { district } = customer.address;
  const min = (kind === 'delivery' && deliveryTerms(store, district)?.minimumCents) || 0;
  // Nearly all platforms show the minimum amount to customers, so nearly all orders reach that minimum.
  if (!random.chance(1 / 100)) fillUp(random, store.catalogue, { basket, minCents: min });
  if (input.hasOldPrices && basket[0] !== undefined)
    basket[0] = { ...basket[0], unitPriceCents: basket[0].unitPriceCents - 100 };
  const itemsCents = basketCents(basket);
  const deliveryCents = kind === 'delivery' ? deliveryFee(store, district, itemsCents) : 0;
  const fees = chooseFees(random, kind, itemsCents, deliveryCents);
  const isFirst = input.ordersBefore === 0;
  const discounts = chooseDiscounts(random, { itemsCents, deliveryCents, isFirst, coupon: store.coupon });
  const wrongCents = input.hasWrongTotal ? 1_000 : 0;
  const totalCents = itemsCents + sumCents(fees) - sumCents(discounts) + wrongCents;
  const channel = kind === 'indoor' ? 'cardapio-web' : random.weighted(CHANNELS).name;
  const createdAt = new Date(input.createdAt).toISOString();
  return {
    id: random.uuid(),
    type: TYPES[kind],
    displayId: String(random.int(1_000, 9_999)),
    createdAt,
    orderTiming: input.scheduledFor === null ? 'INSTANT' : 'SCHEDULED',
    preparationStartDateTime: createdAt,
    merchant: { id: store.merchantId, name: store.name },
    items: basket.map((item, index) => itemOf(random, item, index)),
    otherFees: fees.map(feeOf),
    discounts: discounts.map(discountOf),
    total: {
      itemsPrice: price(itemsCents),
      otherFees: price(sumCents(fees)),
      discount: price(sumCents(discounts)),
      orderAmount: price(totalCents),
    },
    payments: choosePayments(random, totalCents),
    customer: customerOf(random, input, channel),
    ...placeOf(random, input, channel),
    salesChannel: channel,
    ...(random.chance(0.12) ? { extraInfo: random.pick(ORDER_NOTES) } : {}),
  };
}

function itemOf(random: Random, item: BasketItem, index: number): OpenDeliveryOrder['items'][number] {
  return {
    id: random.uuid(),
    index,
    name: item.name,
    externalCode: item.code,
    unit: item.unit,
    quantity: item.quantity,
    unitPrice: price(item.unitPriceCents),
    optionsPrice: price(optionsCents(item)),
    totalPrice: price(itemCents(item)),
    ...(item.note === null ? {} : { specialInstructions: item.note }),
    options: item.options.map((option, position) => ({
      id: `${index}-${position}`,
      name: option.name,
      externalCode: `${item.code}-${position}`,
      unit: 'UN',
      quantity: 1,
      unitPrice: price(option.priceCents),
      totalPrice: price(option.priceCents),
    })),
  };
}

function feeOf({ name, type, receivedBy, cents }: Fee) {
  return { name, type, receivedBy, price: price(cents) };
}

function discountOf({ target, cents, sponsors }: Discount) {
  return {
    amount: price(cents),
    target,
    sponsorshipValues: sponsors.map((sponsor) => ({
      name: sponsor.name,
      amount: price(sponsor.cents),
      ...(sponsor.code === null ? {} : { discountCode: sponsor.code }),
    })),
  };
}

/** A marketplace sends a call centre's number and a locator instead of the customer's number. */
function customerOf(random: Random, input: OrderDraft, channel: string): OpenDeliveryOrder['customer'] {
  const { customer, ordersBefore } = input;
  const phone =
    channel === 'marketplace'
      ? { number: '08000001234', extension: String(random.int(1_000, 99_999)) }
      : { number: customer.phone };
  return {
    id: customer.id,
    name: customer.name,
    phone,
    phoneVerified: customer.isPhoneVerified,
    firstOrderOnApp: ordersBefore === 0 && random.chance(0.4),
    ordersCountOnMerchant: ordersBefore,
  };
}

function placeOf(random: Random, input: OrderDraft, channel: string): Partial<OpenDeliveryOrder> {
  const { store, customer, kind, createdAt, scheduledFor } = input;
  const promised = scheduledFor ?? createdAt + random.int(...store.promiseMinutes) * MINUTE_MS;
  const schedule =
    scheduledFor === null
      ? {}
      : {
          schedule: {
            scheduledDateTimeStart: new Date(scheduledFor).toISOString(),
            scheduledDateTimeEnd: new Date(scheduledFor + 30 * MINUTE_MS).toISOString(),
          },
        };
  if (kind === 'indoor')
    return { ...schedule, indoor: { mode: 'DEFAULT', place: `Mesa ${random.int(1, 18)}` } };
  if (kind === 'takeout') {
    return { ...schedule, takeout: { mode: 'DEFAULT', takeoutDateTime: new Date(promised).toISOString() } };
  }
  const isTheirs = channel === 'marketplace' && random.chance(0.4);
  return {
    ...schedule,
    delivery: {
      deliveredBy: isTheirs ? 'MARKETPLACE' : 'MERCHANT',
      deliveryAddress: addressOf(store, customer),
      estimatedDeliveryDateTime: new Date(promised).toISOString(),
      ...(channel === 'marketplace' ? { pickupCode: String(random.int(1_000, 9_999)) } : {}),
    },
  };
}

function addressOf(
  { town }: DemoStore,
  { address }: Customer,
): NonNullable<OpenDeliveryOrder['delivery']>['deliveryAddress'] {
  const { district, street, number, complement, reference, postalCode, latitude, longitude } = address;
  const numberLine = complement === null ? number : `${number}, ${complement}`;
  return {
    country: 'BR',
    state: `BR-${town.state}`,
    city: town.city,
    district: district.name,
    street,
    number,
    ...(complement === null ? {} : { complement }),
    ...(reference === null ? {} : { reference }),
    formattedAddress: `${street}, ${numberLine} - ${district.name}, ${town.city} - ${town.state}`,
    postalCode,
    coordinates: { latitude, longitude },
  };
}
