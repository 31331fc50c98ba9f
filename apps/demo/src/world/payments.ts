import type { OpenDeliveryOrder } from '@comanda/contract/orders/intake/open-delivery-order.wire';
import { reaisFromCents } from '@comanda/domain/kit/cents/cents';
import { isPaymentMethod } from '@comanda/domain/store/payment-methods/payment-methods';
import type { Random } from './random.ts';

type PaymentMethod = OpenDeliveryOrder['payments']['methods'][number];

interface Way {
  type: 'PREPAID' | 'PENDING';
  method: string;
  brands: readonly string[];
  weight: number;
  /** Description of the payment method. */
  info?: string;
}

const CARDS = ['Visa', 'Mastercard', 'Elo', 'Hipercard'];
/** No fee plan has a rate for this brand, so it is treated as an unknown brand. */
const RARE_CARDS = ['Cabal'];
const MEALS = ['Alelo', 'Ticket', 'VR', 'Pluxee'];

/** The methods that the demo stores accept at the door: all methods of their customers. */
export const METHODS_TAKEN: readonly string[] = [
  'Dinheiro',
  'Pix',
  ...CARDS.flatMap((brand) => [`${brand}|C`, `${brand}|D`]),
  ...MEALS.flatMap((brand) => [`${brand}|R`, `${brand}|A`]),
].filter(isPaymentMethod);

const METHODS: readonly Way[] = [
  { type: 'PREPAID', method: 'PIX', brands: [], weight: 30 },
  { type: 'PREPAID', method: 'CREDIT', brands: CARDS, weight: 24 },
  { type: 'PREPAID', method: 'CREDIT', brands: RARE_CARDS, weight: 0.6 },
  { type: 'PREPAID', method: 'DIGITAL_WALLET', brands: [], weight: 3 },
  { type: 'PREPAID', method: 'MEAL_VOUCHER', brands: MEALS, weight: 3 },
  { type: 'PENDING', method: 'CASH', brands: [], weight: 14 },
  { type: 'PENDING', method: 'CREDIT', brands: CARDS, weight: 9 },
  { type: 'PENDING', method: 'DEBIT', brands: CARDS, weight: 8 },
  { type: 'PENDING', method: 'PIX', brands: [], weight: 2 },
  { type: 'PENDING', method: 'MEAL_VOUCHER', brands: MEALS, weight: 4 },
  { type: 'PENDING', method: 'FOOD_VOUCHER', brands: MEALS, weight: 1 },
  { type: 'PENDING', method: 'CREDIT_DEBIT', brands: [], weight: 1 },
  { type: 'PENDING', method: 'OTHER', brands: [], weight: 0.6, info: 'Conta do escritório' },
];

/** Payment methods that pay only a part of an order. Another method pays the rest. */
const PARTS: readonly Way[] = [
  { type: 'PREPAID', method: 'PREPAID_REDEEM', brands: [], weight: 3 },
  { type: 'PREPAID', method: 'COUPON', brands: [], weight: 2 },
  { type: 'PREPAID', method: 'REDEEM', brands: [], weight: 1 },
];

const NOTES_CENTS = [2_000, 5_000, 10_000, 20_000];

/** Chooses random payments. Their sum is exactly `totalCents`. */
export function choosePayments(random: Random, totalCents: number): OpenDeliveryOrder['payments'] {
  const isSplit = totalCents > 3_000 && random.chance(0.03);
  const partCents = isSplit ? random.pick([1_000, 1_500, 2_000]) : 0;
  const methods = [paymentOf(random, random.weighted(METHODS), totalCents - partCents)];
  if (isSplit) methods.unshift(paymentOf(random, random.weighted(PARTS), partCents));
  const prepaidCents = methods
    .filter(({ type }) => type === 'PREPAID')
    .reduce((total, { value }) => total + Math.round(value * 100), 0);
  return {
    prepaid: reaisFromCents(prepaidCents),
    pending: reaisFromCents(totalCents - prepaidCents),
    methods,
  };
}

function paymentOf(random: Random, way: Way, cents: number): PaymentMethod {
  const payment: PaymentMethod = {
    value: reaisFromCents(cents),
    currency: 'BRL',
    type: way.type,
    method: way.method,
  };
  if (way.brands.length > 0) payment.brand = random.pick(way.brands);
  if (way.info !== undefined) payment.methodInfo = way.info;
  if (way.method === 'CASH' && random.chance(0.65)) payment.changeFor = reaisFromCents(noteFor(cents));
  return payment;
}

/** The cash that a customer pays with: the smallest note that is enough, or the next full hundred. */
function noteFor(cents: number): number {
  return NOTES_CENTS.find((note) => note > cents) ?? Math.ceil((cents + 1) / 10_000) * 10_000;
}
