import { formatCents } from '../../../kit/cents/format-cents.ts';
import type { OrderPayment } from '../../orders/payments.ts';
import { changeCents, UNDECLARED } from '../../orders/payments.ts';
import { cleanText } from './clean-text.ts';
import type { PrintedOrder } from './printed-order.ts';
import type { TicketRow } from './ticket.ts';

/** Subtotal, fees, discounts and the total. */
export function amountRows({ amounts, totalCents }: PrintedOrder): TicketRow[] {
  return [
    ...amounts.map(
      // Cleaned, because thermal printers do not have the real minus sign that screens use.
      ({ label, cents }): TicketRow => ({ kind: 'pair', left: label, right: cleanText(formatCents(cents)) }),
    ),
    { kind: 'pair', left: 'TOTAL', right: formatCents(totalCents), size: 'large', isBold: true },
  ];
}

/**
 * Payment methods, the amount to charge and the change, in large letters. Without prices, the methods are
 * printed without amounts, but the amount to charge is always printed.
 */
export function paymentRows(order: PrintedOrder, hasPrices: boolean): TicketRow[] {
  return [
    ...order.payments.map((payment) => wayRow(payment, hasPrices)),
    loud(chargeWords(order)),
    ...doubts(order).map(loud),
    ...order.payments.flatMap((payment) => changeWords(payment, order).map(loud)),
  ];
}

function wayRow({ label, isPrepaid, cents }: OrderPayment, hasPrices: boolean): TicketRow {
  const words = isPrepaid ? `${label} (pago)` : label;
  const style = isPrepaid ? {} : ({ size: 'large', isBold: true } as const);
  return hasPrices
    ? { kind: 'pair', left: words, right: formatCents(cents), ...style }
    : { kind: 'text', text: words, ...style };
}

function chargeWords({ chargeCents, totalCents, payments }: PrintedOrder): string {
  if (chargeCents > 0) return `COBRAR ${formatCents(chargeCents)}`;
  if (totalCents === 0) return 'NADA A COBRAR';
  return payments.length === 0 ? 'PAGAMENTO NÃO INFORMADO' : 'JÁ PAGO - NÃO COBRAR';
}

/** Questions to ask before charging, when the order's payment data are incomplete or wrong. */
function doubts({ payments, hasTotalMismatch, currency }: PrintedOrder): string[] {
  const isWayUnknown = payments.some(({ method, isPrepaid }) => method === UNDECLARED && !isPrepaid);
  return [
    ...(isWayUnknown ? ['PERGUNTAR COMO VAI PAGAR'] : []),
    ...(currency === null ? [] : [`VALORES EM ${currency}, NÃO EM REAIS`]),
    ...(hasTotalMismatch ? ['VALORES NÃO CONFEREM: CONFIRMAR ANTES DE COBRAR'] : []),
  ];
}

/**
 * For pickup the text is about the change that the store gives. For deliveries the courier must take the
 * change along.
 */
function changeWords(payment: OrderPayment, order: PrintedOrder): string[] {
  const { changeForCents } = payment;
  const change = changeCents(payment);
  if (change === null || changeForCents === null) return [];
  const wanted = `TROCO PARA ${formatCents(changeForCents)}`;
  if (change === 0) return ['VALOR EXATO, SEM TROCO'];
  if (change < 0) return [wanted, 'CONFIRMAR O TROCO COM O CLIENTE'];
  return [
    wanted,
    `${order.fulfilment === 'delivery' ? 'LEVAR' : 'DEVOLVER'} ${formatCents(change)} DE TROCO`,
  ];
}

function loud(text: string): TicketRow {
  return { kind: 'text', text, size: 'large', isBold: true };
}
