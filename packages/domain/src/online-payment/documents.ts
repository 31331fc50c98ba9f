import { isReady, type ToldState } from './receiver-state.ts';

/** The three pictures a store sends: who the owner is, where they live, what the store does. */
export const ONLINE_DOCUMENTS = ['identification', 'residence', 'activity'] as const;
export type OnlineDocument = (typeof ONLINE_DOCUMENTS)[number];

/** How one of them stands; one that was rejected is sent again by itself. */
export const DOCUMENT_STATES = ['missing', 'waiting', 'approved', 'rejected'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** Why one was rejected. */
export const DOCUMENT_REJECTIONS = [
  'illegible',
  'cut-off',
  'wrong-document',
  'expired',
  'other-holder',
  'other',
] as const;
export type DocumentRejection = (typeof DOCUMENT_REJECTIONS)[number];

/** Characters of what a reviewer adds to a rejection. */
export const REJECTION_WORDS = { max: 300, leastOfOther: 10 } as const;

/** Whether a rejection says enough: 'other' is nothing without words. */
export function isToldWell(rejection: DocumentRejection, words: string | null): boolean {
  return rejection !== 'other' || (words?.length ?? 0) >= REJECTION_WORDS.leastOfOther;
}

/** What the payment provider makes of a document that was approved here and handed on. */
export const DOCUMENT_VERDICTS = ['waiting', 'approved', 'rejected'] as const;
export type DocumentVerdict = (typeof DOCUMENT_VERDICTS)[number];

/** How a document stands with both who look at it; null: the payment provider said nothing of it. */
export interface LookedAt {
  state: DocumentState;
  verdict: DocumentVerdict | null;
}

/**
 * Whether a document may be sent now. One that was approved here stays as it is, unless the payment provider did not accept it, or has
 * turned the store down since: it may not have liked that one.
 */
export function maySendDocument(
  { state, verdict }: LookedAt,
  receiver: Pick<ToldState, 'state' | 'at'>,
): boolean {
  const wasTurnedDown = receiver.at > 0 && !isReady(receiver.state);
  return state !== 'approved' || verdict === 'rejected' || wasTurnedDown;
}

/** Whether somebody who looked at it wants another picture. */
export function isTurnedDown({ state, verdict }: LookedAt): boolean {
  return state === 'rejected' || (state === 'approved' && verdict === 'rejected');
}

/** Largest file, in bytes: what a phone's camera makes. */
export const DOCUMENT_BYTES = 8 * 1024 * 1024;
