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

/**
 * Whether a document may be sent now. One that was approved here stays as it is, unless the payment provider has turned the store down
 * since: it may not have liked that one.
 */
export function maySendDocument(state: DocumentState, receiver: Pick<ToldState, 'state' | 'at'>): boolean {
  const wasTurnedDown = receiver.at > 0 && !isReady(receiver.state);
  return state !== 'approved' || wasTurnedDown;
}

/** Largest file, in bytes: what a phone's camera makes. */
export const DOCUMENT_BYTES = 8 * 1024 * 1024;
