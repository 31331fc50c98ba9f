import { centsFromReais } from '@comanda/domain/kit/cents/cents';
import { type OrderPayment, readStated, withUndeclared } from '@comanda/domain/orders/orders/payments';
import { foreignCurrency } from './foreign-currency.ts';
import type { OpenDeliveryOrder } from './open-delivery-order.wire.ts';
import { blankToNull, optionalField } from './optional-field.ts';

type PaymentMethod = OpenDeliveryOrder['payments']['methods'][number];

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

/** Returns the platform's text about a payment, if people can read it: not blank, and no authorization number. */
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

/**
 * Types of a payment that is still due. For an unknown type, the order's totals decide, because they may
 * state that all is paid.
 */
const STILL_TO_PAY = new Set(['PENDING', 'OFFLINE']);

function paymentFrom(payment: PaymentMethod, isAllPaid: boolean, foreign: string | null): OrderPayment {
  const amount = foreign === null ? '' : ` (${String(payment.value).replace('.', ',')} ${foreign})`;
  return {
    method: payment.method,
    label: `${paymentLabel(payment)}${amount}`,
    isPrepaid: isPaid(payment, isAllPaid),
    cents: foreign === null ? centsFromReais(payment.value) : 0,
    changeForCents: foreign === null && payment.changeFor ? centsFromReais(payment.changeFor) : null,
    ...optionalField('brand', blankToNull(payment.brand)),
    ...optionalField('instalments', payment.installments ?? null),
  };
}

const isPaid = ({ type }: PaymentMethod, isAllPaid: boolean) =>
  type === 'PREPAID' || (isAllPaid && !STILL_TO_PAY.has(type));

/** The payment's currency if it differs from the order's total; null: the same currency, or none given. */
function otherCurrency(payment: PaymentMethod, { orderAmount }: OpenDeliveryOrder['total']): string | null {
  if (blankToNull(payment.currency) === null) return null;
  const [own, ofTotal] = [payment, orderAmount].map((amount) => foreignCurrency(amount) ?? 'BRL');
  return own === undefined || own === ofTotal ? null : own;
}

/**
 * The payments that the document declares, and its prepaid and pending amounts. A payment in a different
 * currency than the total pays no part of the total. In this case the prepaid amount may be in that currency,
 * too.
 */
export function paymentsFrom({ payments, total }: OpenDeliveryOrder) {
  const totalCents = centsFromReais(total.orderAmount.value);
  const cents = (reais: number | null | undefined) => (reais == null ? null : centsFromReais(reais));
  const stated = readStated(
    { prepaidCents: cents(payments.prepaid), pendingCents: cents(payments.pending) },
    totalCents,
  );
  const isAllPaid = stated.pendingCents === 0 && (stated.prepaidCents ?? 0) >= totalCents;
  const foreign = payments.methods.map((method) => otherCurrency(method, total));
  const named = payments.methods.map((method, at) => paymentFrom(method, isAllPaid, foreign[at] ?? null));
  const isReliable = foreign.every((currency) => currency === null);
  return {
    payments: withUndeclared(named, isReliable ? stated : { ...stated, prepaidCents: null }, totalCents),
    statedPendingCents: stated.pendingCents,
  };
}
