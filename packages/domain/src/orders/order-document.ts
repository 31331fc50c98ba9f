import { searchable } from '../text/searchable.ts';
import type { LabelledAmount, OrderAddress, OrderLine, Serving } from './order.ts';
import type { Fulfilment } from './order-status.ts';
import type { OrderPayment } from './payments.ts';
import { SUBTOTAL, sumCents, UNDECLARED } from './payments.ts';
import { quantityWords } from './quantity-words.ts';

/** A text of a partner that was too long to be shown; `text` is all of it. */
export interface CutText {
  /** Where it stands in the order, e.g. `document.items.0.note`. */
  field: string;
  text: string;
}

export interface DocumentOption {
  name: string;
  quantity: number;
  unitPriceCents: number;
  totalCents: number;
  note: string | null;
  /** The partner's code of it; absent where none was given, and of orders from before 1.3. */
  optionCode?: string;
}

export interface DocumentItem {
  name: string;
  quantity: number;
  unit: string;
  unitPriceCents: number;
  optionsPriceCents: number;
  totalCents: number;
  externalCode: string | null;
  note: string | null;
  options: DocumentOption[];
}

export interface DocumentFee extends LabelledAmount {
  /** The partner's code of its kind, e.g. DELIVERY_FEE; absent of orders from before 1.3. */
  type?: string;
  /** Who gets it: MERCHANT, MARKETPLACE, LOGISTIC_SERVICES; absent where nobody said. */
  receivedBy?: string;
}

/** What one sponsor gives of a discount. */
export interface DiscountShare {
  /** MERCHANT, MARKETPLACE, CHAIN … as the partner names it. */
  sponsor: string | null;
  cents: number | null;
  coupon: string | null;
}

export interface DocumentDiscount extends LabelledAmount {
  /** Who pays for it: MERCHANT, MARKETPLACE, CHAIN … as the partner names it. */
  sponsors: string[];
  /** What the sponsors' shares add up to; absent where none was given. */
  sharedCents?: number;
  /** What each of them gives; absent where nobody said, and of orders from before 1.3. */
  shares?: DiscountShare[];
  /** It is for the delivery alone; absent of all others. */
  isOnDelivery?: true;
}

/**
 * What a customer ordered, as received and never changed: the part of an order kept as one document.
 * Amounts in integer cents.
 */
export interface OrderDocument {
  items: DocumentItem[];
  itemsCents: number;
  fees: DocumentFee[];
  discounts: DocumentDiscount[];
  totalCents: number;
  payments: OrderPayment[];
  /** What the platform states as still to be paid; absent or null where it states nothing. */
  statedPendingCents?: number | null;
  /** ISO 4217 code of the amounts where they are not reais. */
  currency?: string;
  address: OrderAddress | null;
  notes: string | null;
  pickupCode: string | null;
  scheduledFor: number | null;
  customerOrderCount: number;
  /** Extra words of the platform worth showing, e.g. the table of a dine-in order. */
  place: string | null;
  /** The whole of texts that were too long to be shown. */
  uncut?: CutText[];
}

/** Still to be charged at the door, in cents. */
export function chargeCents(document: OrderDocument): number {
  return sumCents(document.payments.filter((payment) => !payment.isPrepaid));
}

/** Where what is not paid yet is paid: 'na entrega', 'na retirada', 'no local'. */
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

/** "Pix pago", "Dinheiro · troco p/ R$ 50,00", "Cartão na entrega" or "na retirada": the payment in a few words. */
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

/** True when a delivery address can be found on a map: couriers need that. */
export function isLocated(address: OrderAddress | null): boolean {
  return address !== null && address.latitude !== null && address.longitude !== null;
}

/** The item as a person reads it: options as lines, unit price with options; of a category of the store's menu, or none. */
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

const MOST_TICKET_LINES = 3;
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
 * What a ticket says of an order: its first three items with what was chosen of each, '1× Pizza grande: ½ Calabresa, ½ Atum',
 * and how many more there are, '+2'. No notes: every card carries it, and it outlives the customer's words.
 */
export function ticketLinesOf(items: readonly TicketItem[]): string[] {
  const first = items.slice(0, MOST_TICKET_LINES).map(({ name, quantity, unit, options = [] }) => {
    const chosen = options.map(chosenWords).join(', ');
    const line = `${quantityWords(quantity, unit)} ${name}${chosen === '' ? '' : `: ${chosen}`}`;
    return line.length > MAX_TICKET_LINE ? `${line.slice(0, MAX_TICKET_LINE - 1).trimEnd()}…` : line;
  });
  return items.length > MOST_TICKET_LINES ? [...first, `+${items.length - MOST_TICKET_LINES}`] : first;
}

function chosenWords({ name, quantity }: Pick<DocumentOption, 'name' | 'quantity'>): string {
  if (quantity === 1) return name;
  return `${FRACTIONS[String(Math.round(quantity * 100) / 100)] ?? quantityWords(quantity, '')} ${name}`;
}

function optionLine(option: DocumentOption): string {
  const times = option.quantity === 1 ? '' : `${String(option.quantity).replace('.', ',')}× `;
  return option.note === null ? `${times}${option.name}` : `${times}${option.name} (${option.note})`;
}

/** Subtotal, fees and discounts (negative), in the order people read a bill. */
export function amountsOf(document: OrderDocument): LabelledAmount[] {
  return [
    { label: SUBTOTAL, cents: document.itemsCents },
    ...document.fees.map(({ label, cents }) => ({ label, cents })),
    ...document.discounts.map(({ label, cents }) => ({ label, cents: -cents })),
  ];
}

/** Every card carries this text, so the odd order of 500 lines is not searchable to its last word. */
const MAX_SEARCH_TEXT = 2_000;

/** The words an order can be found by besides code, customer and phone: items, options, notes. */
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
