import type { DocumentOption } from '../../../menu/menu/document-item.ts';
import { isCounted } from '../../orders/quantity-words.ts';
import { CASHIER_STATION, stationOf } from '../print-job.ts';
import type { PrintedItem, TicketOptions, TicketRequest } from './printed-order.ts';

/** One line of a ticket: an item of the order, or several equal items. */
export interface TicketItem {
  name: string;
  unit: string;
  quantity: number;
  /** Price of one item with its options. Null if the line joins items with different prices. */
  eachCents: number | null;
  totalCents: number;
  /** Flavours of a half-and-half item come first, so that they are together. Quantities are per single item. */
  options: readonly DocumentOption[];
  note: string | null;
}

/** The items of a kitchen ticket. `isFullOrder`: all items, because the station has no route. */
export interface StationItems {
  items: readonly PrintedItem[];
  isFullOrder: boolean;
}

/**
 * The items of a station. A ticket stores its items when it is created, so that later changes of routes do
 * not move items. Without stored items the current routes determine them. A station without a route gets the
 * whole order: the kitchen notices extra items, but not missing ones.
 */
export function itemsOfStation(
  items: readonly PrintedItem[],
  { kind, station, items: decided }: Pick<TicketRequest, 'kind' | 'station' | 'items'>,
  options: Pick<TicketOptions, 'routes'>,
): StationItems {
  if (kind === 'cancellation' && station === CASHIER_STATION) return { items, isFullOrder: false };
  const own =
    decided === null
      ? items.filter(({ categoryId }) => stationOf(categoryId, options) === station)
      : items.filter((_, position) => decided.includes(position));
  return own.length === 0 ? { items, isFullOrder: true } : { items: own, isFullOrder: false };
}

/**
 * The lines of a ticket. Grouping joins lines with equal name, options and note, and adds their totals.
 * Weighed items are never joined: two cups of 0,350 kg are not the same as one cup of 0,700 kg.
 */
export function ticketItems(items: readonly PrintedItem[], groups: boolean): TicketItem[] {
  const lines = items.map(ticketItem);
  if (!groups) return lines;
  const byKey = new Map<string, TicketItem>();
  for (const [index, line] of lines.entries()) {
    const key = isCounted(line.unit) ? keyOf(line) : String(index);
    const first = byKey.get(key);
    byKey.set(key, first === undefined ? line : together(first, line));
  }
  return [...byKey.values()];
}

/** Total quantity of an option: a combo ordered twice has each option twice. */
export function optionQuantity(item: TicketItem, option: DocumentOption): number {
  return isMultiplied(item) ? item.quantity * option.quantity : option.quantity;
}

/**
 * True for whole pieces, which multiply their options. For weighed items such as 0,350 kg, no number of
 * pieces is known.
 */
export function isMultiplied({ quantity, unit }: TicketItem): boolean {
  return isCounted(unit) && Number.isInteger(quantity);
}

/** Matches `½ Calabresa`, `1/3 Atum`, `Sabor: Meia Portuguesa`. */
const FLAVOUR = /^(?:[^:]{1,30}: *)?(?:[½¼¾]|[1-3]\/[2-8](?!\d)|meia\b|metade\b)/iu;

/** True for one flavour of an item with several flavours. */
export function isFlavour(option: Pick<DocumentOption, 'name'>): boolean {
  return FLAVOUR.test(option.name);
}

function ticketItem(item: PrintedItem): TicketItem {
  return {
    name: item.name,
    unit: item.unit,
    quantity: item.quantity,
    eachCents: item.unitPriceCents + item.optionsPriceCents,
    totalCents: item.totalCents,
    options: [...item.options.filter(isFlavour), ...item.options.filter((option) => !isFlavour(option))],
    note: item.note,
  };
}

function keyOf({ name, options, note }: TicketItem): string {
  const chosen = options.map((option) => [option.name, option.quantity, option.note].join('\0')).sort();
  return [name, note, ...chosen].join('\0\0');
}

function together(first: TicketItem, second: TicketItem): TicketItem {
  return {
    ...first,
    quantity: first.quantity + second.quantity,
    eachCents: first.eachCents === second.eachCents ? first.eachCents : null,
    totalCents: first.totalCents + second.totalCents,
  };
}
