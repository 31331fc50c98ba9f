import { plainPlace } from '../../kit/text/place-name.ts';
import type { DocumentItem, DocumentOption } from '../../menu/menu/document-item.ts';
import type { MenuOption, MenuProduct, OptionGroup, ProductSize } from './menu-product.ts';
import { groupsToChoose, priceSelection, type Selection, selectionFaults } from './selection.ts';

/** The fields of an ordered item that decide its price. */
type OrderedItem = Pick<DocumentItem, 'name' | 'unit' | 'options'>;

/**
 * Menu price of one ordered item at `at` with its options, in cents. Null if the size, an option or the
 * number of parts is unclear. Also null for items sold by weight, because the unit of the price is unknown.
 */
export function priceOfItem(product: MenuProduct, item: OrderedItem, at: number): number | null {
  if (item.unit.toUpperCase() !== 'UN') return null;
  const size = sizeOf(product, item);
  if (size === undefined) return null;
  const groups = groupsToChoose(product, size);
  const options = size === null ? item.options : item.options.filter(({ name }) => !names(name, size.name));
  const choices = options.map((option) => choiceOf(groups, option));
  if (choices.includes(null)) return null;
  const selection: Selection = {
    sizeId: size?.sizeId ?? null,
    choices: choices.filter((choice) => choice !== null),
    quantity: 1,
  };
  const faults = selectionFaults(product, selection, at);
  if (faults.some(({ kind }) => kind !== 'option-out')) return null;
  const { unitCents } = priceSelection(product, selection, at);
  // A price of 0 means that the store has not entered a price.
  return unitCents === 0 ? null : unitCents;
}

/**
 * The size that an item names, in its own name or in its options. Null: the product has no sizes. Undefined:
 * no size is recognised.
 */
export function sizeOf(
  { sizes }: MenuProduct,
  { name, options }: OrderedItem,
): ProductSize | null | undefined {
  if (sizes.length === 0) return null;
  const named = sizes.filter(
    (size) => holds(name, size.name) || options.some((option) => names(option.name, size.name)),
  );
  const [size, another] = named.filter(({ status }) => status === 'active');
  return another === undefined ? size : undefined;
}

/** The menu's option that an ordered option means. Null if no option or several options match. */
function choiceOf(
  groups: readonly OptionGroup[],
  written: DocumentOption,
): Selection['choices'][number] | null {
  if (!isOnePart(written.name) || !Number.isInteger(written.quantity)) return null;
  const meant = groups.flatMap((group) =>
    group.options.filter((option) => names(written.name, option.name)).map((option) => ({ group, option })),
  );
  const [only, another] = inNamedGroup(meant, written.name);
  if (only === undefined || another !== undefined) return null;
  return { groupId: only.group.groupId, optionId: only.option.optionId, quantity: written.quantity };
}

/** If several groups have an option with this name, the prefix ("Borda: …") picks the group. */
function inNamedGroup(
  meant: readonly { group: OptionGroup; option: MenuOption }[],
  written: string,
): typeof meant {
  const named = meant.filter(
    ({ group }) => written.includes(':') && names(written.split(':')[0] ?? '', group.name),
  );
  return named.length > 0 ? named : meant;
}

/** `Sabor: 1/2 Calabresa` is calabresa: partners write the group and the part before the name. */
export function optionName(written: string): string {
  return plainPlace(bareName(written).replace(PART, ''));
}

const PART = /^(?:(\d+)\s*\/\s*\d+|[½⅓⅔¼¾]|\d+\s*[x×])\s*/;
const bareName = (written: string) => written.replace(/^[^:]*:\s*/, '').trim();

/**
 * True if the text means one whole option or one part (`1/2`). False for `2/3` or `2x`, because the quantity
 * is then different.
 */
function isOnePart(written: string): boolean {
  const part = PART.exec(bareName(written));
  return part === null || part[1] === '1' || /^[½⅓¼]/.test(part[0]);
}

const names = (written: string, name: string) => optionName(written) === plainPlace(name);

/** True if a text contains another text as whole words: 'Pizza grande' contains 'Grande'. */
export function holds(text: string, words: string): boolean {
  return ` ${plainPlace(text)} `.includes(` ${plainPlace(words)} `);
}
