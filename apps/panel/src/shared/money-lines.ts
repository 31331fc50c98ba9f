import type { WaterfallLine } from '@comanda/domain/kit/figures/waterfall';
import { MONEY_WORDS } from '@comanda/domain/money/ledger/money-words';

/** Names of the amounts in computations; the same on all screens. */
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

/** Makes a line with an amount in cents (negative: a deduction). Makes no line for 0. */
export const line = (key: string, name: string, cents: number): WaterfallLine[] =>
  cents === 0 ? [] : [{ key, name, cents }];

/** Makes a line with the subtotal of the lines above. */
export const sum = (key: string, name: string): WaterfallLine => ({ key, name, cents: 'sum' });

interface Sold {
  subtotalCents: number;
  deliveryCents: number;
}
interface Discounts {
  storeDiscountCents: number;
  sponsoredCents: number;
}
interface Retained {
  feeCents: number;
  commissionCents: number;
  /** The share of parties other than store and platform; negative if these parties pay. */
  othersCents: number;
}

/** The order's field for each bar. Bars with sums are not listed, because sums include all orders. */
export const PART_OF_BAR = {
  products: 'subtotalCents',
  delivery: 'deliveryCents',
  'store-discount': 'storeDiscountCents',
  sponsored: 'sponsoredCents',
  sponsor: 'sponsoredCents',
  fee: 'feeCents',
  commission: 'commissionCents',
} as const;

/** Names of the bars that show one part of each order's money. */
export const BAR_NAMES: Readonly<Record<keyof typeof PART_OF_BAR | 'others', string>> = {
  ...moneyNames,
  'store-discount': moneyNames.storeDiscount,
};

/** Moves the focus to the list that explains a bar, and scrolls to this list. */
export const showPlace = (place: string): void => document.getElementById(place)?.focus();

/** Lines with the sales before discounts. */
export const soldLines = ({ subtotalCents, deliveryCents }: Sold): WaterfallLine[] => [
  ...line('products', moneyNames.products, subtotalCents),
  ...line('delivery', moneyNames.delivery, deliveryCents),
];

export const discountLines = ({ storeDiscountCents, sponsoredCents }: Discounts): WaterfallLine[] => [
  ...line('store-discount', moneyNames.storeDiscount, -storeDiscountCents),
  ...line('sponsored', moneyNames.sponsored, -sponsoredCents),
];

/** Lines with the deductions from the paid amount. */
export const retainedLines = ({ feeCents, commissionCents, othersCents }: Retained) => [
  ...line('fee', moneyNames.fee, -feeCents),
  ...line('commission', moneyNames.commission, -commissionCents),
  ...line('others', moneyNames.others, -othersCents),
];
