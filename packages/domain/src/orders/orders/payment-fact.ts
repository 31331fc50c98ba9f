import type { OrderCard } from './order.ts';
import { paymentPlace } from './order-document.ts';

/** The most important fact about the payment, for people who pack or deliver the order. */
export interface PaymentFact {
  /** A short text that is never cut: 'Cobrar R$ 70,90', 'Pago', 'Troco p/ 50'. */
  fact: string;
  /** The method ('Visa') or the amount to charge, which the screen may cut; null if there is neither. */
  detail: string | null;
}

type PaidOrder = Pick<
  OrderCard,
  'status' | 'fulfilment' | 'serving' | 'totalCents' | 'chargeCents' | 'paymentSummary'
>;

const prepaid = /^(?:(.+) pago|Pago \(.+\))$/;
const onDelivery = / (?:na entrega|na retirada|no local)$/;
const withChange = /^(.+) · troco p\/ R\$\s?([\d.]+,\d\d)$/;
const card = /^Cartão de (crédito|débito)(?: (.+))?$/;
const notNamed = 'Pagamento não informado';

/** 'Cartão de crédito Visa' is shortened to the brand, a card without a brand to its kind. */
function shortWay(label: string): string {
  const [, kind, brand] = card.exec(label) ?? [];
  if (kind === undefined) return label;
  return brand ?? kind.charAt(0).toUpperCase() + kind.slice(1);
}

/**
 * The payment as a short fact. The amount is the card's `chargeCents`; methods and change are parsed from
 * `paymentSummary`. Null for a cancelled order, and for a card without `paymentSummary`.
 */
export function paymentFact(order: PaidOrder, formatCents: (cents: number) => string): PaymentFact | null {
  const { status, totalCents, chargeCents, paymentSummary: words } = order;
  if (status === 'cancelled' || words === '') return null;
  const parts = words.split(' + ');
  if (chargeCents === 0) {
    if (totalCents === 0) return { fact: 'Nada a cobrar', detail: null };
    const way = (part: string) => prepaid.exec(part)?.[1];
    return { fact: 'Pago', detail: joined(parts.map((part) => shortWay(way(part) ?? '') || null)) };
  }
  let note: string | null = null;
  const ways = parts.map((part) => {
    if (prepaid.test(part)) return null;
    const [, label = part, changed = null] = withChange.exec(part) ?? [];
    note ??= changed;
    return label === notNamed ? 'não informado' : shortWay(label.replace(onDelivery, ''));
  });
  // A delivered order was normally paid, so the panel asks for no money.
  if (status === 'delivered') return { fact: capital(paymentPlace(order)), detail: joined(ways) };
  const charge = `Cobrar ${formatCents(chargeCents)}`;
  return note === null
    ? { fact: charge, detail: joined(ways) }
    : { fact: `Troco p/ ${(note as string).replace(/,00$/, '')}`, detail: charge };
}

function joined(ways: readonly (string | null)[]): string | null {
  return [...new Set(ways.filter((way) => way !== null))].join(' + ') || null;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
