import { formatCents } from '../../../kit/cents/format-cents.ts';
import type { DocumentOption } from '../../../menu/menu/document-item.ts';
import { decimal, perUnitWords, quantityWords } from '../../orders/quantity-words.ts';
import type { TextSize, TicketRow } from './ticket.ts';
import { isFlavour, isMultiplied, optionQuantity, type TicketItem } from './ticket-items.ts';

/** How items are printed: with prices for cashier and customer, in large letters for the kitchen. */
export interface ItemStyle {
  hasPrices: boolean;
  size: TextSize;
}

const INDENT = 2;
/** Above this number of rows, options of an item share rows, so that the largest order fits on one ticket. */
const MAX_ROWS = 5_000;
const LONGEST_SHARED_ROW = 2_000;

/** Items with their options and notes. In large letters a blank row separates items. */
export function itemRows(items: readonly TicketItem[], style: ItemStyle): TicketRow[] {
  const isCrowded = items.reduce((total, item) => total + rowsNeeded(item), 0) > MAX_ROWS;
  return items.flatMap((item, index): TicketRow[] => [
    ...(index > 0 && style.size !== 'normal' ? [{ kind: 'gap' } as const] : []),
    ...rowsOf(item, style, isCrowded),
  ]);
}

function rowsNeeded({ options, note }: TicketItem): number {
  return 3 + options.length + (note === null ? 0 : note.split('\n').length);
}

function rowsOf(item: TicketItem, style: ItemStyle, isCrowded: boolean): TicketRow[] {
  const options = item.options.map((option) => ({
    text: optionText(item, option, style),
    isBold: isFlavour(option),
  }));
  const notes = item.note === null ? [] : `OBS: ${item.note}`.split('\n');
  const texts = [
    ...(isCrowded
      ? shared(options.map(({ text }) => text)).map((text) => ({ text, isBold: false }))
      : options),
    ...(isCrowded && notes.length > 0 ? [notes.join(' / ')] : notes).map((text) => ({ text, isBold: true })),
  ];
  return [
    ...headOf(item, style),
    ...texts.map(
      ({ text, isBold }): TicketRow => ({ kind: 'text', text, indent: INDENT, isBold, size: style.size }),
    ),
  ];
}

function headOf(item: TicketItem, { hasPrices, size }: ItemStyle): TicketRow[] {
  const left = `${quantityWords(item.quantity, item.unit)} ${item.name}`;
  if (!hasPrices) return [{ kind: 'text', text: left, isBold: true, size }];
  const head: TicketRow = { kind: 'pair', left, right: formatCents(item.totalCents), isBold: true, size };
  if (item.quantity === 1 || item.eachCents === null) return [head];
  return [
    head,
    { kind: 'text', text: `${formatCents(item.eachCents)} ${perUnitWords(item.unit)}`, indent: INDENT, size },
  ];
}

/**
 * `Bacon`, or the total to prepare: `2× Bacon` for two burgers. If each item has the option several times,
 * the quantity per item is added: `4× Bacon (2 em cada)`. The cook must not confuse the total with the
 * quantity per item.
 */
function optionText(item: TicketItem, option: DocumentOption, { hasPrices }: ItemStyle): string {
  const quantity = optionQuantity(item, option);
  const words = [quantity === 1 ? '' : quantityWords(quantity, ''), option.name];
  if (isMultiplied(item) && item.quantity !== 1 && option.quantity !== 1)
    words.push(`(${decimal(option.quantity)} em cada)`);
  if (option.note !== null) words.push(`(${option.note.replaceAll('\n', ' / ')})`);
  if (hasPrices && option.unitPriceCents > 0)
    words.push(`(+ ${formatCents(option.unitPriceCents)}${quantity === 1 ? '' : ' cada'})`);
  return words.filter((word) => word !== '').join(' ');
}

/** Joins `texts` into as few rows as possible. */
function shared(texts: readonly string[]): string[] {
  const rows: string[] = [];
  for (const text of texts) {
    const last = rows.at(-1);
    if (last === undefined || last.length + text.length > LONGEST_SHARED_ROW) rows.push(text);
    else rows[rows.length - 1] = `${last} · ${text}`;
  }
  return rows;
}
