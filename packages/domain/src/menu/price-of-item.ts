import type { DocumentItem, DocumentOption } from '../orders/order-document.ts';
import { plainPlace } from '../text/place-name.ts';
import type { MenuOption, MenuProduct, OptionGroup, ProductSize } from './menu-product.ts';
import { groupsAskedFor, priceSelection, type Selection, selectionFaults } from './selection.ts';

/** What an order's document says of one of its items. */
type OrderedItem = Pick<DocumentItem, 'name' | 'unit' | 'options'>;

/**
 * What one of an ordered item costs by the menu at `at`, in cents, with its options. Null where the document does not say
 * enough: which size it is, what an option is called on the menu, how many parts of it. What is weighed has a price per
 * some weight, and nobody says of which.
 */
export function priceOfItem(product: MenuProduct, item: OrderedItem, at: number): number | null {
  if (item.unit.toUpperCase() !== 'UN') return null;
  const size = sizeOf(product, item);
  if (size === undefined) return null;
  const groups = groupsAskedFor(product, size);
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
  // Nobody has written its price yet.
  return unitCents === 0 ? null : unitCents;
}

/** The size an item names, by itself or among its options; null of a product without sizes, undefined where nobody can tell. */
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

/** The one choice an option means; null where it is none of the menu's, or may be several. */
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

/** Of options of one name in several groups those of the group that stands before the colon. */
function inNamedGroup(
  meant: readonly { group: OptionGroup; option: MenuOption }[],
  written: string,
): typeof meant {
  const named = meant.filter(
    ({ group }) => written.includes(':') && names(written.split(':')[0] ?? '', group.name),
  );
  return named.length > 0 ? named : meant;
}

/** `Sabor: 1/2 Calabresa` is calabresa: partners put the group and the part before a choice. */
export function optionName(written: string): string {
  return plainPlace(bareName(written).replace(PART, ''));
}

const PART = /^(?:(\d+)\s*\/\s*\d+|[½⅓⅔¼¾]|\d+\s*[x×])\s*/;
const bareName = (written: string) => written.replace(/^[^:]*:\s*/, '').trim();

/** A whole one, or one of equal parts: not `2/3`, nor `2x`, which count otherwise than they are written. */
function isOnePart(written: string): boolean {
  const part = PART.exec(bareName(written));
  return part === null || part[1] === '1' || /^[½⅓¼]/.test(part[0]);
}

const names = (written: string, name: string) => optionName(written) === plainPlace(name);

/** Whether a text has all words of another one side by side: 'Pizza grande' has 'Grande'. */
export function holds(text: string, words: string): boolean {
  return ` ${plainPlace(text)} `.includes(` ${plainPlace(words)} `);
}
