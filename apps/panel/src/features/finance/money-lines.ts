import type { WaterfallLine } from '@comanda/domain/figures/waterfall';
import { MONEY_WORDS } from '@comanda/domain/ledger/money-words';

/** What the lines of a sum of money are called, on every screen. */
export const moneyNames = {
  products: MONEY_WORDS.products,
  delivery: 'Taxa de entrega',
  storeDiscount: 'Desconto da loja',
  sponsored: 'Desconto patrocinado',
  fee: 'Taxa de pagamento online',
  commission: 'Comissão',
  others: 'Fica com outros',
  sponsor: 'Desconto patrocinado, pago à loja',
} as const;

/** A line, unless it is 0. Integer cents, below zero where it takes away. */
export const line = (key: string, name: string, cents: number): WaterfallLine[] =>
  cents === 0 ? [] : [{ key, name, cents }];

/** The sum so far. */
export const sum = (key: string, name: string): WaterfallLine => ({ key, name, cents: 'sum' });

interface Sold {
  subtotalCents: number;
  deliveryCents: number;
}
interface Discounts {
  storeDiscountCents: number;
  sponsoredCents: number;
}
interface Kept {
  feeCents: number;
  commissionCents: number;
  /** What is neither the store's nor the platform's; below zero where somebody adds to it. */
  othersCents: number;
}

/** The amount of an order that is its part in a bar; none of a sum: all orders are in it. */
export const PART_OF_BAR = {
  products: 'subtotalCents',
  delivery: 'deliveryCents',
  'store-discount': 'storeDiscountCents',
  sponsored: 'sponsoredCents',
  sponsor: 'sponsoredCents',
  fee: 'feeCents',
  commission: 'commissionCents',
} as const;

/** What the bars that are parts of an order are called. */
export const BAR_NAMES: Readonly<Record<keyof typeof PART_OF_BAR | 'others', string>> = {
  ...moneyNames,
  'store-discount': moneyNames.storeDiscount,
};

/** Shows the list a bar led to: focus and sight go there. */
export const showPlace = (place: string): void => document.getElementById(place)?.focus();

/** What was sold, before discounts. */
export const soldLines = ({ subtotalCents, deliveryCents }: Sold): WaterfallLine[] => [
  ...line('products', moneyNames.products, subtotalCents),
  ...line('delivery', moneyNames.delivery, deliveryCents),
];

/** What was given away of it, by who gave it. */
export const discountLines = ({ storeDiscountCents, sponsoredCents }: Discounts): WaterfallLine[] => [
  ...line('store-discount', moneyNames.storeDiscount, -storeDiscountCents),
  ...line('sponsored', moneyNames.sponsored, -sponsoredCents),
];

/** What is kept of what was paid. */
export const keptLines = ({ feeCents, commissionCents, othersCents }: Kept) => [
  ...line('fee', moneyNames.fee, -feeCents),
  ...line('commission', moneyNames.commission, -commissionCents),
  ...line('others', moneyNames.others, -othersCents),
];
