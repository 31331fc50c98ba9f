import { choicesPossible, type MenuProduct, optionsInAt } from '@comanda/domain/menu/menu/menu-product';
import type { Offer, UnsoldCause } from '@comanda/domain/menu/menu/sellable';
import { momentWords, shortMoment } from './moment-words.ts';
import { menuTexts } from './texts.ts';

/**
 * The screen where a user can remove a cause: the product, the categories, the stock, or the store's hours.
 */
export type MendPlace = keyof typeof menuTexts.mend;

/** One reason why a product cannot be bought, for users who can remove that reason. */
export interface CauseWords {
  /** The reason as a whole sentence. */
  text: string;
  /** Text such as `volta hoje às 18:00`. Null if the product does not become available automatically. */
  back: string | null;
  place: MendPlace;
}

/** All reasons, in the order of `offer`. `now` is in epoch milliseconds, `timeZone` an IANA name. */
export function causeWords(
  { category }: MenuProduct,
  { causes }: Offer,
  now: number,
  timeZone: string,
): CauseWords[] {
  return causes.map((cause) => ({
    text: sentenceOf(cause, category.name, now),
    back: returnOf(cause, now, timeZone),
    place: placeOf(cause),
  }));
}

/**
 * The reasons in a few words with the time of return, for rows: `Calabresa em falta · volta hoje às 18:00`.
 * Null if the product can be bought.
 */
export function unsoldWords(offer: Offer, now: number, timeZone: string): string | null {
  const [first, ...others] = offer.causes;
  if (first === undefined) return null;
  const { more } = menuTexts.short;
  const reasons = others.length === 0 ? shortOf(first) : `${shortOf(first)} ${more(others.length)}`;
  return joined(
    reasons,
    offer.backAt === null ? null : menuTexts.back(momentWords(offer.backAt, now, timeZone)),
  );
}

/**
 * The state in two or three words, for the mark on a row: `Volta sex 18:00`, `Sem palmito`, `Sai sem cebola`.
 * Null if the product is sold with all its options.
 */
export function markWords(offer: Offer, now: number, timeZone: string): string | null {
  const { mark } = menuTexts;
  const { causes, backAt, without } = offer;
  const cause = causes.find((each) => each.backAt === null) ?? causes[0];
  if (cause === undefined) {
    const [first, ...others] = without;
    return first === undefined ? null : mark.soldWithout(inSentence(first.name), others.length);
  }
  if (backAt !== null) return mark.back(shortMoment(backAt, now, timeZone));
  const itemsOut =
    cause.kind === 'ingredient-out' ? [cause.item] : cause.kind === 'group-empty' ? cause.itemsOut : [];
  const [first, ...others] = itemsOut;
  return first === undefined ? shortOf(cause) : mark.without(inSentence(first.name), others.length);
}

/** 'Palmito' becomes 'palmito' within a sentence; abbreviations such as 'BBQ' do not change. */
const inSentence = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLocaleLowerCase('pt-BR') + name.slice(1) : name;

/** The customer's text for an item that cannot be bought: `Esgotado`, `Loja fechada · abre hoje às 18:00`. */
export function soldOutWords({ causes, backAt }: Offer, now: number, timeZone: string): string {
  const moment = backAt === null ? null : momentWords(backAt, now, timeZone);
  const closed = causes.find(({ kind }) => kind === 'store-closed');
  const others = causes.filter((cause) => cause !== closed);
  // If the store opens before the product is sold, the shown time is not the opening time.
  const word = closed?.backAt === backAt ? menuTexts.opens : menuTexts.available;
  if (closed && others.length === 0) return joined(menuTexts.short['store-closed'], moment && word(moment));
  if (others.every(({ kind }) => kind === 'outside-hours'))
    return joined(menuTexts.outsideHours, moment && menuTexts.available(moment));
  return joined(menuTexts.soldOut, moment && menuTexts.back(moment));
}

const joined = (reason: string, back: string | null) => (back === null ? reason : `${reason} · ${back}`);

function returnOf(cause: UnsoldCause, now: number, timeZone: string): string | null {
  if (cause.backAt === null) return null;
  const moment = momentWords(cause.backAt, now, timeZone);
  return cause.kind === 'store-closed' ? menuTexts.opens(moment) : menuTexts.back(moment);
}

function shortOf(cause: UnsoldCause): string {
  const { short } = menuTexts;
  switch (cause.kind) {
    case 'hidden':
    case 'out':
    case 'outside-hours':
      return short[cause.kind][cause.of];
    case 'ingredient-out':
      return short[cause.kind](cause.item.name);
    case 'group-empty':
      return short[cause.kind](
        cause.group.name,
        cause.itemsOut.map(({ name }) => name),
      );
    case 'none-left':
    case 'no-size':
    case 'no-price':
    case 'store-closed':
      return short[cause.kind];
  }
}

function sentenceOf(cause: UnsoldCause, category: string, now: number): string {
  const { long } = menuTexts;
  switch (cause.kind) {
    case 'hidden':
    case 'out':
    case 'outside-hours':
      return cause.of === 'product' ? long[cause.kind].product : long[cause.kind].category(category);
    case 'ingredient-out':
      return long[cause.kind](cause.item.name);
    case 'group-empty': {
      const { group, itemsOut } = cause;
      const left = choicesPossible(group, optionsInAt(group, now));
      return long[cause.kind](
        group.name,
        group.least,
        left,
        itemsOut.map(({ name }) => name),
      );
    }
    case 'none-left':
    case 'no-size':
    case 'no-price':
    case 'store-closed':
      return long[cause.kind];
  }
}

function placeOf(cause: UnsoldCause): MendPlace {
  switch (cause.kind) {
    case 'hidden':
    case 'out':
    case 'outside-hours':
      return cause.of === 'product' ? 'product' : 'categories';
    case 'ingredient-out':
      return 'stock';
    case 'group-empty':
      return cause.itemsOut.length > 0 ? 'stock' : 'product';
    case 'none-left':
    case 'no-size':
    case 'no-price':
      return 'product';
    case 'store-closed':
      return 'hours';
  }
}
