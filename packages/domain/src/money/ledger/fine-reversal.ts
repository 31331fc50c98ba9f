import { ok, type Result, refused } from '../../kit/result.ts';
import { countCharacters } from '../../kit/text/count-characters.ts';

export const MIN_REVERSAL_WORDS = 20;
export const MAX_REVERSAL_WORDS = 200;

/** State of the store's request to cancel a fine. 'none': no request yet. */
export type ReversalState = 'none' | 'requested' | 'approved' | 'rejected';

/** A fine of an order, with the request to cancel it. Cents above zero. */
export interface OrderFine {
  /** Id of the fine's posting in the store's ledger. */
  postingId: number;
  cents: number;
  /** True when the fine was cancelled, with or without a request. */
  isReversed: boolean;
  /** Null without a request. */
  reversal: { decision: 'approved' | 'rejected' | null; description: string; words: string | null } | null;
}

export const reversalState = ({ reversal }: Pick<OrderFine, 'reversal'>): ReversalState =>
  reversal === null ? 'none' : (reversal.decision ?? 'requested');

/** The reason why the text of a request is refused. */
export type ReversalFault = 'blank' | 'too-short' | 'too-long';

/** Trims the text of a request. Refuses fewer than 20 or more than 200 characters, as people count them. */
export function readReversalWords(written: string): Result<string, ReversalFault> {
  const text = written.trim();
  const length = countCharacters(text);
  if (length === 0) return refused('blank');
  if (length < MIN_REVERSAL_WORDS) return refused('too-short');
  return length > MAX_REVERSAL_WORDS ? refused('too-long') : ok(text);
}

/** The first fine that can be contested: not cancelled, and without a request. Null if there is no such fine. */
export const reversibleFine = <Fine extends OrderFine>(fines: readonly Fine[]): Fine | null =>
  fines.find(({ isReversed, reversal }) => !isReversed && reversal === null) ?? null;

/** The fine shown for an order: a fine that can be contested, otherwise the last fine. Null without fines. */
export const shownFine = <Fine extends OrderFine>(fines: readonly Fine[]): Fine | null =>
  reversibleFine(fines) ?? fines.at(-1) ?? null;

/**
 * Matches eight or more digits of any script, including circled ones. Up to a dozen non-letters may be between two
 * digits: blanks, points, zero-width characters.
 */
const NUMBER = /[+(]{0,2}[\p{Nd}\p{No}](?:[^\p{L}\p{Nd}\p{No}]{0,12}[\p{Nd}\p{No}]){7,}/gu;
/**
 * Matches ordinary texts with digits: days, times, amounts, percentages, order codes. These texts are
 * preserved. Blanks or commas must be around each of them.
 */
const ORDINARY = new RegExp(
  `(^|[\\s,;(])(?:${[
    String.raw`(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|1[0-2])(?:\2(?:20)?\d\d)?`,
    String.raw`20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`,
    String.raw`(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:\s?[–-]\s?(?:[01]?\d|2[0-3]):[0-5]\d)?`,
    String.raw`-?(?:\d{1,3}(?:\.\d{3})+|\d{1,5}),\d\d`,
    String.raw`\d{1,3}(?:,\d{1,2})?%`,
    String.raw`#\d{1,7}`,
  ].join('|')})(?=$|[\\s,;.)])`,
  'g',
);
/** If more digits than this are beside an ordinary text, the text may be part of a phone number. */
const FEW_DIGITS = 5;
const EMAIL =
  /[^\s@＠﹫<>()]{1,64}(?:\s{0,2}[@＠﹫]|\s{1,2}[([]?arroba[)\]]?(?=\s))\s{0,2}[^\s@＠﹫<>()]{1,255}[.．。]\p{L}{2,}/giu;

/** Removes phone numbers and e-mail addresses from a text that leaves the store, because they prove nothing. */
export const withoutContacts = (text: string): string =>
  text
    .replace(EMAIL, '[e-mail oculto]')
    .replace(NUMBER, (number) => (isOrdinary(number) ? number : '[número oculto]'));

const isOrdinary = (number: string): boolean =>
  (number.replace(ORDINARY, '$1').match(/[\p{Nd}\p{No}]/gu) ?? []).length <= FEW_DIGITS;
