import type { DocumentItem, DocumentOption } from '../../menu/menu/document-item.ts';
import type { OrderDocument } from './order-document.ts';

/**
 * A part of a stored document. Its declaration says either that the part has no personal data, or how it is
 * anonymised.
 */
type Part = {
  /** Maximum length in characters, see `cutTexts`. */
  longest?: number;
} & (
  | { isShared: true }
  /**
   * Change of the part when the customer's contacts are deleted. 'emptied': it becomes null. 'dropped': it is
   * removed. 'inside': its own parts are anonymised.
   */
  | { forgets: 'emptied' | 'dropped' | 'inside' }
);
export type Parts = Readonly<Record<string, Part>>;
type PartsOf<Whole> = Readonly<Record<keyof Whole, Part>>;

/** The parts of an order's document. A new part without an entry here does not compile. */
export const DOCUMENT_PARTS = {
  items: { forgets: 'inside' },
  itemsCents: { isShared: true },
  fees: { isShared: true },
  discounts: { isShared: true },
  totalCents: { isShared: true },
  payments: { isShared: true },
  statedPendingCents: { isShared: true },
  currency: { isShared: true },
  address: { forgets: 'inside' },
  notes: { forgets: 'emptied', longest: 4000 },
  pickupCode: { isShared: true, longest: 40 },
  scheduledFor: { isShared: true },
  customerOrderCount: { isShared: true },
  place: { forgets: 'emptied', longest: 120 },
  uncut: { forgets: 'dropped' },
} as const satisfies PartsOf<OrderDocument>;

export const ITEM_PARTS = {
  name: { isShared: true },
  quantity: { isShared: true },
  unit: { isShared: true },
  unitPriceCents: { isShared: true },
  optionsPriceCents: { isShared: true },
  totalCents: { isShared: true },
  externalCode: { isShared: true },
  note: { forgets: 'emptied', longest: 2000 },
  options: { forgets: 'inside' },
} as const satisfies PartsOf<DocumentItem>;

export const OPTION_PARTS = {
  name: { isShared: true },
  quantity: { isShared: true },
  unitPriceCents: { isShared: true },
  totalCents: { isShared: true },
  note: { forgets: 'emptied', longest: 2000 },
  optionCode: { isShared: true },
} as const satisfies PartsOf<DocumentOption>;

/** Names of the parts with this kind of deletion. */
export const partsThatAre = (how: 'emptied' | 'dropped', parts: Parts): string[] =>
  Object.entries(parts).flatMap(([name, part]) => ('forgets' in part && part.forgets === how ? [name] : []));
