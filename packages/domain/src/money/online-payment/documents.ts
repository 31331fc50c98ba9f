import { isReady, type ReportedState } from './receiver-state.ts';

/** The three photos that a store sends: the owner's identification, proof of residence, and the store's activity. */
export const ONLINE_DOCUMENTS = ['identification', 'residence', 'activity'] as const;
export type OnlineDocument = (typeof ONLINE_DOCUMENTS)[number];

/** State of a document. The store can always send a rejected document again. */
export const DOCUMENT_STATES = ['missing', 'waiting', 'approved', 'rejected'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** Reasons of a rejection. */
export const DOCUMENT_REJECTIONS = [
  'illegible',
  'cut-off',
  'wrong-document',
  'expired',
  'other-holder',
  'other',
] as const;
export type DocumentRejection = (typeof DOCUMENT_REJECTIONS)[number];

/** Length of a reviewer's text, in characters. */
export const REJECTION_WORDS = { max: 300, minOfOther: 10 } as const;

/** True when a rejection is complete: 'other' needs a text. */
export function isExplained(rejection: DocumentRejection, words: string | null): boolean {
  return rejection !== 'other' || (words?.length ?? 0) >= REJECTION_WORDS.minOfOther;
}

/** The payment provider's verdict on a document that was approved here and forwarded. */
export const DOCUMENT_VERDICTS = ['waiting', 'approved', 'rejected'] as const;
export type DocumentVerdict = (typeof DOCUMENT_VERDICTS)[number];

/** A document's state at both reviewers. `verdict` is null until the payment provider answers. */
export interface ReviewedDocument {
  state: DocumentState;
  verdict: DocumentVerdict | null;
}

/**
 * True when the store may send the document now. An approved document cannot be sent again, with two
 * exceptions: the payment provider rejected the document, or later rejected the store.
 */
export function maySendDocument(
  { state, verdict }: ReviewedDocument,
  receiver: Pick<ReportedState, 'state' | 'at'>,
): boolean {
  const wasTurnedDown = receiver.at > 0 && !isReady(receiver.state);
  return state !== 'approved' || verdict === 'rejected' || wasTurnedDown;
}

/** True if one of the two reviewers (provider or payment provider) wants a new picture. */
export function isTurnedDown({ state, verdict }: ReviewedDocument): boolean {
  return state === 'rejected' || (state === 'approved' && verdict === 'rejected');
}

/** Maximum file size in bytes, enough for a phone's camera. */
export const DOCUMENT_BYTES = 8 * 1024 * 1024;
