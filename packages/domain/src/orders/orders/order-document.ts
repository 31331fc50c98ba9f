import { searchable } from '../../kit/text/searchable.ts';
import type { DocumentItem, DocumentOption } from '../../menu/menu/document-item.ts';
import type { LabelledAmount, OrderLine } from './order.ts';
import type { OrderAddress } from './order-address.ts';
import type { Fulfilment, Serving } from './order-status.ts';
import type { OrderPayment } from './payments.ts';
import { SUBTOTAL, sumCents, UNDECLARED } from './payments.ts';
import { quantityWords } from './quantity-words.ts';

/** A text of the partner that was too long for display. `text` is the full text. */
export interface CutText {
  /** Path of the field in the order, e.g. `document.items.0.note`. */
  field: string;
  text: string;
}

export interface DocumentFee extends LabelledAmount {
  /** The partner's code of the fee, e.g. DELIVERY_FEE. Absent in orders before version 1.3. */
  type?: string;
  /** Receiver of the fee: MERCHANT, MARKETPLACE or LOGISTIC_SERVICES. Absent when unknown. */
  receivedBy?: string;
}

/** The share of a discount that one sponsor pays. */
export interface DiscountShare {
  /** MERCHANT, MARKETPLACE, CHAIN … as the partner names it. */
  sponsor: string | null;
  cents: number | null;
  coupon: string | null;
}

export interface DocumentDiscount extends LabelledAmount {
  /** The sponsors that pay the discount: MERCHANT, MARKETPLACE, CHAIN … as the partner names them. */
  sponsors: string[];
  /** Sum of the sponsors' shares; absent without shares. */
  sharedCents?: number;
  /** The share of each sponsor. Absent when unknown, and in orders before version 1.3. */
  shares?: DiscountShare[];
  /** True when the discount is only on the delivery; otherwise absent. */
  isOnDelivery?: true;
}

/** The order as the customer placed it, stored as one document and never changed. Integer cents. */
export interface OrderDocument {
  items: DocumentItem[];
  itemsCents: number;
  fees: DocumentFee[];
  discounts: DocumentDiscount[];
  totalCents: number;
  payments: OrderPayment[];
  /**
   * The amount that is still to be paid, by the platform's statement. Absent or null if the platform states
   * none.
   */
  statedPendingCents?: number | null;
  /** ISO 4217 code of a currency other than reais. */
  currency?: string;
  address: OrderAddress | null;
  notes: string | null;
  pickupCode: string | null;
  scheduledFor: number | null;
  customerOrderCount: number;
  /** Additional text from the platform, e.g. the table of an indoor order. */
  place: string | null;
  /** The whole texts of fields that were cut. */
  uncut?: CutText[];
}

/** Cents to charge on delivery. */
export function chargeCents(document: OrderDocument): number {
  return sumCents(document.payments.filter((payment) => !payment.isPrepaid));
}

/** The place where the customer pays the open amount: 'na entrega', 'na retirada', 'no local'. */
export function paymentPlace({
  fulfilment,
  serving = null,
}: {
  fulfilment: Fulfilment;
  serving?: Serving | null;
}): string {
  if (serving === 'indoor') return 'no local';
  return fulfilment === 'pickup' ? 'na retirada' : 'na entrega';
}

/** The payment in a few words: "Pix pago", "Dinheiro · troco p/ R$ 50,00", "Cartão na entrega" or "na retirada". */
export function paymentSummary(
  order: { payments: readonly OrderPayment[]; fulfilment: Fulfilment; serving?: Serving | null },
  formatCents: (cents: number) => string,
): string {
  const where = paymentPlace(order);
  const words = order.payments.map((payment) => {
    if (payment.method === UNDECLARED)
      return payment.isPrepaid ? 'Pago (forma não informada)' : 'Pagamento não informado';
    if (payment.isPrepaid) return `${payment.label} pago`;
    if (payment.changeForCents !== null)
      return `${payment.label} · troco p/ ${formatCents(payment.changeForCents)}`;
    return payment.method === 'CASH' ? payment.label : `${payment.label} ${where}`;
  });
  return [...new Set(words)].join(' + ') || 'Pagamento não informado';
}

/** True when the address has coordinates, which couriers need. */
export function isLocated(address: OrderAddress | null): boolean {
  return address !== null && address.latitude !== null && address.longitude !== null;
}

/**
 * Makes an item for display: its options as lines, and its unit price including options. `categoryId` is a
 * category of the store's menu, or null.
 */
export function orderLineOf(item: DocumentItem, categoryId: number | null): OrderLine {
  return {
    name: item.name,
    quantity: item.quantity,
    unit: item.unit,
    unitPriceCents: item.unitPriceCents + item.optionsPriceCents,
    totalCents: item.totalCents,
    lines: item.options.map(optionLine),
    note: item.note,
    categoryId,
  };
}

const MAX_TICKET_LINES = 3;
const MAX_TICKET_LINE = 90;
const FRACTIONS: Readonly<Record<string, string>> = {
  '0.25': '¼',
  '0.33': '⅓',
  '0.5': '½',
  '0.67': '⅔',
  '0.75': '¾',
};

type TicketItem = Pick<DocumentItem, 'name' | 'quantity' | 'unit'> & {
  options?: readonly Pick<DocumentOption, 'name' | 'quantity'>[];
};

/**
 * The first three items of an order with their options, e.g. '1× Pizza grande: ½ Calabresa, ½ Atum'. A last
 * line counts the remaining items, e.g. '+2'. Notes are not included, because these lines are shown on cards
 * and are not deleted with the customer's data.
 */
export function ticketLinesOf(items: readonly TicketItem[]): string[] {
  const first = items.slice(0, MAX_TICKET_LINES).map(({ name, quantity, unit, options = [] }) => {
    const chosen = options.map(chosenWords).join(', ');
    const line = `${quantityWords(quantity, unit)} ${name}${chosen === '' ? '' : `: ${chosen}`}`;
    return line.length > MAX_TICKET_LINE ? `${line.slice(0, MAX_TICKET_LINE - 1).trimEnd()}…` : line;
  });
  return items.length > MAX_TICKET_LINES ? [...first, `+${items.length - MAX_TICKET_LINES}`] : first;
}

function chosenWords({ name, quantity }: Pick<DocumentOption, 'name' | 'quantity'>): string {
  if (quantity === 1) return name;
  return `${FRACTIONS[String(Math.round(quantity * 100) / 100)] ?? quantityWords(quantity, '')} ${name}`;
}

function optionLine(option: DocumentOption): string {
  const times = option.quantity === 1 ? '' : `${String(option.quantity).replace('.', ',')}× `;
  return option.note === null ? `${times}${option.name}` : `${times}${option.name} (${option.note})`;
}

/** Subtotal, fees and discounts (negative), in the sequence of a bill. */
export function amountsOf(document: OrderDocument): LabelledAmount[] {
  return [
    { label: SUBTOTAL, cents: document.itemsCents },
    ...document.fees.map(({ label, cents }) => ({ label, cents })),
    ...document.discounts.map(({ label, cents }) => ({ label, cents: -cents })),
  ];
}

/** Maximum length of the search text, which every card contains. A very long order is not fully searchable. */
const MAX_SEARCH_TEXT = 2_000;

/**
 * The words of an order that a search finds, in addition to code, customer and phone: items, options, notes,
 * place and district.
 */
export function searchTextOf(document: OrderDocument): string {
  const words = document.items.flatMap((item) => [
    item.name,
    item.note ?? '',
    ...item.options.map((option) => option.name),
  ]);
  const text = [...words, document.notes ?? '', document.place ?? '', document.address?.district ?? '']
    .filter(Boolean)
    .join(' ');
  return searchable(text).slice(0, MAX_SEARCH_TEXT);
}
