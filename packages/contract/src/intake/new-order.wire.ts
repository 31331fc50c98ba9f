import { isInBrazil } from '@comanda/domain/addresses/coordinates';
import { stateCode } from '@comanda/domain/addresses/state-code';
import { centsFromReais } from '@comanda/domain/money/cents';
import { formatCents } from '@comanda/domain/money/format-cents';
import { cutTexts } from '@comanda/domain/orders/cut-texts';
import { feeLabel } from '@comanda/domain/orders/fees';
import type { NewOrder } from '@comanda/domain/orders/new-order';
import type { OrderAddress } from '@comanda/domain/orders/order';
import type {
  DiscountShare,
  DocumentDiscount,
  DocumentFee,
  DocumentItem,
} from '@comanda/domain/orders/order-document';
import type { OrderPayment } from '@comanda/domain/orders/payments';
import { readStated, withUndeclared } from '@comanda/domain/orders/payments';
import { optionalEpochOf } from '../wire-types.ts';
import type { OpenDeliveryOrder } from './open-delivery-order.wire.ts';

type Item = OpenDeliveryOrder['items'][number];
type PaymentMethod = OpenDeliveryOrder['payments']['methods'][number];
type Address = NonNullable<OpenDeliveryOrder['delivery']>['deliveryAddress'];

const PAYMENT_LABELS: Record<string, string> = {
  CREDIT: 'Cartão de crédito',
  DEBIT: 'Cartão de débito',
  CREDIT_DEBIT: 'Cartão',
  MEAL_VOUCHER: 'Vale-refeição',
  FOOD_VOUCHER: 'Vale-alimentação',
  DIGITAL_WALLET: 'Carteira digital',
  PIX: 'Pix',
  CASH: 'Dinheiro',
  COUPON: 'Cupom',
  REDEEM: 'Resgate',
  PREPAID_REDEEM: 'Resgate',
};

const SPONSOR_NAMES: Record<string, { paidBy: string; share: string }> = {
  MARKETPLACE: { paidBy: 'pago pela plataforma', share: 'plataforma' },
  MERCHANT: { paidBy: 'pago pela loja', share: 'loja' },
  CHAIN: { paidBy: 'pago pela rede', share: 'rede' },
};

const BRAND_NAMES: Record<string, string> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  DINERS: 'Diners',
  AMEX: 'American Express',
  HIPERCARD: 'Hipercard',
  ELO: 'Elo',
  AURA: 'Aura',
  DISCOVER: 'Discover',
  VR_BENEFICIOS: 'VR',
  SODEXO: 'Sodexo',
  TICKET: 'Ticket',
  GOOD_CARD: 'Good Card',
  BANESCARD: 'Banescard',
  SOROCARD: 'Sorocard',
  POLICARD: 'Policard',
  VALECARD: 'Valecard',
  AGICARD: 'Agicard',
  JCB: 'JCB',
  CREDSYSTEM: 'Credsystem',
  CABAL: 'Cabal',
  GREEN_CARD: 'Green Card',
  VEROCHEQUE: 'Verocheque',
  AVISTA: 'Avista',
};

function blankToNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** A fact that is left out of the document where nobody said it. */
function said<Field extends string, Value>(field: Field, value: Value | null): { [Key in Field]?: Value } {
  return value === null ? {} : ({ [field]: value } as { [Key in Field]: Value });
}

function itemFrom(item: Item): DocumentItem {
  return {
    name: item.name.trim(),
    quantity: item.quantity,
    unit: item.unit ?? 'UN',
    unitPriceCents: centsFromReais(item.unitPrice.value),
    optionsPriceCents: centsFromReais(item.optionsPrice?.value ?? 0),
    totalCents: centsFromReais(item.totalPrice.value),
    externalCode: blankToNull(item.externalCode),
    note: blankToNull(item.specialInstructions),
    options: (item.options ?? []).map((option) => ({
      name: option.name.trim(),
      quantity: option.quantity,
      unitPriceCents: centsFromReais(option.unitPrice.value),
      totalCents: centsFromReais(option.totalPrice.value),
      note: blankToNull(option.specialInstructions),
      ...said('optionCode', blankToNull(option.externalCode)),
    })),
  };
}

/** A word of the platform that people can read: not blank, no authorization number. */
function readableInfo(info: string | null | undefined): string | null {
  const words = blankToNull(info);
  return words === null || words.toLowerCase() === 'none' || !/\p{L}{2}/u.test(words) ? null : words;
}

function brandName({ brand, methodInfo }: PaymentMethod): string | null {
  const code = blankToNull(brand);
  if (code === null) return null;
  return code === 'OTHER' ? readableInfo(methodInfo) : (BRAND_NAMES[code] ?? code);
}

/** 'Cartão de crédito Visa', 'Carteira digital (PicPay)', 'Outra forma (drex)'. */
function paymentLabel(payment: PaymentMethod): string {
  const name = PAYMENT_LABELS[payment.method];
  const info = readableInfo(payment.methodInfo);
  if (name === undefined) {
    const method =
      payment.method === 'OTHER' ? '' : ` (${payment.method.toLowerCase().replaceAll('_', ' ')})`;
    return info ?? `Outra forma${method}`;
  }
  if (payment.method === 'DIGITAL_WALLET' && info !== null) return `${name} (${info})`;
  return [name, brandName(payment)].filter(Boolean).join(' ');
}

function paymentFrom(payment: PaymentMethod): OrderPayment {
  return {
    method: payment.method,
    label: paymentLabel(payment),
    isPrepaid: payment.type === 'PREPAID',
    cents: centsFromReais(payment.value),
    changeForCents: payment.changeFor ? centsFromReais(payment.changeFor) : null,
    ...said('brand', blankToNull(payment.brand)),
    ...said('instalments', payment.installments ?? null),
  };
}

/** Σ of the declared ways and, beside them, what is stated as paid and as still to be paid. */
function paymentsFrom({ payments, total }: OpenDeliveryOrder) {
  const totalCents = centsFromReais(total.orderAmount.value);
  const cents = (reais: number | null | undefined) => (reais == null ? null : centsFromReais(reais));
  const stated = readStated(
    { prepaidCents: cents(payments.prepaid), pendingCents: cents(payments.pending) },
    totalCents,
  );
  return {
    payments: withUndeclared(payments.methods.map(paymentFrom), stated, totalCents),
    statedPendingCents: stated.pendingCents,
  };
}

/** 'Desconto (cupom BEMVINDO, pago pela plataforma)'; of several payers what each of them gives. */
function discountFrom(discount: NonNullable<OpenDeliveryOrder['discounts']>[number]): DocumentDiscount {
  const given = discount.sponsorshipValues ?? [];
  const sponsors = given.filter(({ name }) => blankToNull(name) !== null);
  const shares = sponsors.filter(({ amount }) => amount != null);
  const coupon = given.find((value) => value.discountCode)?.discountCode;
  const payers =
    sponsors.length > 1 && shares.length === sponsors.length
      ? shares
          .map(({ name, amount }) => `${shareOf(name)} ${formatCents(centsFromReais(amount?.value ?? 0))}`)
          .join(' · ')
      : sponsors.map(({ name }) => SPONSOR_NAMES[name ?? '']?.paidBy ?? `pago por ${name}`).join(' e ');
  const words = [coupon ? `cupom ${coupon}` : '', payers].filter(Boolean);
  return {
    label: words.length === 0 ? 'Desconto' : `Desconto (${words.join(', ')})`,
    cents: centsFromReais(discount.amount.value),
    sponsors: sponsors.map(({ name }) => name ?? ''),
    ...(shares.length === 0
      ? {}
      : { sharedCents: shares.reduce((sum, { amount }) => sum + centsFromReais(amount?.value ?? 0), 0) }),
    ...(discount.target === 'DELIVERY_FEE' ? { isOnDelivery: true } : {}),
    ...(given.length === 0 ? {} : { shares: given.map(shareFrom) }),
  };
}

type Sponsorship = NonNullable<
  NonNullable<OpenDeliveryOrder['discounts']>[number]['sponsorshipValues']
>[number];

function shareFrom({ name, amount, discountCode }: Sponsorship): DiscountShare {
  return {
    sponsor: blankToNull(name),
    cents: amount == null ? null : centsFromReais(amount.value),
    coupon: blankToNull(discountCode),
  };
}

function shareOf(name: string | null | undefined): string {
  return SPONSOR_NAMES[name ?? '']?.share ?? name ?? '';
}

function addressFrom(address: Address): OrderAddress {
  const complement = blankToNull(address.complement);
  const postalCode = blankToNull(address.postalCode);
  // 0,0 is how programs say that they do not know.
  const place = address.coordinates && isInBrazil(address.coordinates) ? address.coordinates : null;
  const state = stateCode(address.state ?? '');
  const formatted =
    blankToNull(address.formattedAddress) ??
    `${address.street}, ${address.number}${complement ? `, ${complement}` : ''} - ${address.district}, ${address.city}${state ? ` - ${state}` : ''}`;
  return {
    street: address.street.trim(),
    number: address.number.trim(),
    complement,
    district: address.district.trim(),
    city: address.city.trim(),
    state,
    postalCode,
    reference: blankToNull(address.reference),
    formatted,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
}

/** `(11) 98765-4321` for Brazilian numbers, others as they came; call-centre numbers keep their locator. */
export function phoneForPeople(
  phone: { number: string; extension?: string | null } | null | undefined,
): string | null {
  const raw = blankToNull(phone?.number);
  if (raw === null) return null;
  // Only ours are written the way we write them.
  if (/^(\+|00)(?!55)/.test(raw)) return raw;
  const digits = raw.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
  const shown = /^0/.test(digits)
    ? digits.replace(/^(0\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
    : digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');
  const extension = blankToNull(phone?.extension);
  return extension === null ? shown || raw : `${shown || raw} (localizador ${extension})`;
}

function feesFrom(order: OpenDeliveryOrder): DocumentFee[] {
  return (order.otherFees ?? []).map((fee) => ({
    label: feeLabel(fee.type, blankToNull(fee.name)),
    cents: centsFromReais(fee.price.value),
    type: fee.type,
    ...said('receivedBy', blankToNull(fee.receivedBy)),
  }));
}

/** "12" is table 12 to everybody in the house. */
function named(kind: string, id: string | null | undefined): string | null {
  const words = blankToNull(id);
  return words === null || /\p{L}{2}/u.test(words) ? words : `${kind} ${words}`;
}

/** 'Mesa 12 · Comanda 45 · Lugar 3 · Garçom 7': where in the store an order is eaten. */
function placeFrom({ indoor }: OpenDeliveryOrder): string | null {
  if (indoor == null) return null;
  const words = [
    named('Mesa', indoor.place),
    named('Comanda', indoor.tab),
    named('Lugar', indoor.seat),
    named('Garçom', indoor.waiterCode),
    indoor.mode === 'TERMINAL' ? 'Autoatendimento' : null,
  ];
  return words.filter((word) => word !== null).join(' · ') || null;
}

/** A type nobody knows yet that comes with an address is brought there. */
function isBrought({ type, delivery }: OpenDeliveryOrder): boolean {
  return type === 'DELIVERY' || (delivery != null && type !== 'TAKEOUT' && type !== 'INDOOR');
}

/** When the customer was told to have it: of a window its end. */
function promiseFrom(
  { schedule, delivery, takeout, indoor }: OpenDeliveryOrder,
  isDelivery: boolean,
): number | null {
  if (schedule != null) {
    const start = Date.parse(schedule.scheduledDateTimeStart);
    const end = Date.parse(schedule.scheduledDateTimeEnd ?? '');
    return end > start ? end : start;
  }
  if (isDelivery)
    return optionalEpochOf(delivery?.deliveryDateTime ?? delivery?.estimatedDeliveryDateTime ?? null);
  return optionalEpochOf(takeout?.takeoutDateTime ?? indoor?.indoorDateTime ?? null);
}

/** What people call the order: the partner's code or, where nothing of it can be seen, the end of its id. */
function codeFrom({ displayId, id }: OpenDeliveryOrder): string {
  return (
    displayId ||
    id
      .replace(/[^a-z\d]/gi, '')
      .slice(-4)
      .toUpperCase() ||
    'S/N'
  );
}

/** The order as our own words have it. Amounts become cents, decimals of partners included. */
export function newOrderFrom(order: OpenDeliveryOrder): NewOrder {
  const isDelivery = isBrought(order);
  const ordersBefore = order.customer?.ordersCountOnMerchant ?? null;
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
    document: {
      items: order.items.map(itemFrom),
      itemsCents: centsFromReais(order.total.itemsPrice.value),
      fees: feesFrom(order),
      discounts: (order.discounts ?? []).map(discountFrom),
      totalCents: centsFromReais(order.total.orderAmount.value),
      ...paymentsFrom(order),
      ...currencyOf(order),
      address: isDelivery && order.delivery ? addressFrom(order.delivery.deliveryAddress) : null,
      notes: blankToNull(order.extraInfo),
      pickupCode: blankToNull(order.delivery?.pickupCode),
      scheduledFor: optionalEpochOf(order.schedule?.scheduledDateTimeStart ?? null),
      customerOrderCount: ordersBefore ?? 0,
      place: order.type === 'INDOOR' ? placeFrom(order) : null,
    },
  });
}

/** The currency where it is not ours: the amounts are no reais, and somebody must look. */
function currencyOf({ total }: OpenDeliveryOrder): { currency?: string } {
  const currency = blankToNull(total.orderAmount.currency)?.toUpperCase() ?? 'BRL';
  return currency === 'BRL' ? {} : { currency };
}
