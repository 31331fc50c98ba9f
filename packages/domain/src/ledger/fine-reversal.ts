import { ok, type Result, refused } from '../result.ts';
import { countCharacters } from '../text/count-characters.ts';

export const MIN_REVERSAL_WORDS = 20;
export const MAX_REVERSAL_WORDS = 200;

/** How the request to take a fine back stands; 'none': nobody asked. */
export type ReversalState = 'none' | 'requested' | 'approved' | 'rejected';

/** A fine of an order, with what was asked about it. Cents above zero. */
export interface OrderFine {
  /** Its posting in the store's book. */
  postingId: number;
  cents: number;
  /** It was taken back, asked for or not. */
  isReversed: boolean;
  /** Null: nobody asked. */
  reversal: { decision: 'approved' | 'rejected' | null; description: string; words: string | null } | null;
}

export const reversalState = ({ reversal }: Pick<OrderFine, 'reversal'>): ReversalState =>
  reversal === null ? 'none' : (reversal.decision ?? 'requested');

/** Why the words of a request will not do. */
export type ReversalFault = 'blank' | 'too-short' | 'too-long';

/** The words of a request as they are kept: without blanks around them, from 20 to 200 characters as people see them. */
export function readReversalWords(written: string): Result<string, ReversalFault> {
  const text = written.trim();
  const length = countCharacters(text);
  if (length === 0) return refused('blank');
  if (length < MIN_REVERSAL_WORDS) return refused('too-short');
  return length > MAX_REVERSAL_WORDS ? refused('too-long') : ok(text);
}

/** The first fine that can still be asked about; null: there is none, or each has its request. */
export const fineToAsk = <Fine extends OrderFine>(fines: readonly Fine[]): Fine | null =>
  fines.find(({ isReversed, reversal }) => !isReversed && reversal === null) ?? null;

/** The fine an order is shown with: one that can be asked about, else the last one; null: it has none. */
export const shownFine = <Fine extends OrderFine>(fines: readonly Fine[]): Fine | null =>
  fineToAsk(fines) ?? fines.at(-1) ?? null;

/** Eight digits or more of any script, with up to three signs between them. */
const NUMBER = /\+?\(?\p{Nd}(?:[\s().\-/_*+|·•–—]{0,3}\p{Nd}){7,}/gu;
/** `20/11/2026`, with or without `18:30` begun behind it. */
const DATE = /^\d{1,2}\/\d{1,2}\/\d{4}(?:\s+\d{1,2})?$/;
const EMAIL = /[^\s@<>()]{1,64}@[^\s@<>()]{1,255}\.\p{L}{2,}/gu;

/** Hides numbers and e-mails by which a person is reached, in a text that leaves the store: they are no evidence. */
export const withoutContacts = (text: string): string =>
  text
    .replace(EMAIL, '[e-mail oculto]')
    .replace(NUMBER, (number) => (DATE.test(number) ? number : '[número oculto]'));
