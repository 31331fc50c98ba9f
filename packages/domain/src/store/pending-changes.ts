import { readReason } from './opening.ts';

/** What of a store's data changes only once the provider has looked at it. */
export const REVIEWED_FIELDS = ['app-text', 'phrase', 'logo', 'banner'] as const;
export type ReviewedField = (typeof REVIEWED_FIELDS)[number];
/** Those that are pictures; the others are text. */
export type ReviewedPicture = Extract<ReviewedField, 'logo' | 'banner'>;

export const CHANGE_STATUSES = ['pending', 'rejected', 'approved', 'withdrawn'] as const;
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];

/** Characters of a rejection's reason: a sentence the store can act on. */
export const REJECTION_REASON = { min: 10, max: 300 } as const;

/** One wished change, as far as rules read it. Pictures are addresses made of what they show. */
export interface WishedChange {
  after: string | null;
  status: ChangeStatus;
}

/** How a wish stands to what there is: new, nothing new, or what was rejected when it was asked for last. */
export type WishStanding = 'new' | 'same-as-now' | 'waiting' | 'rejected-before';

/**
 * Whether `wish` may be asked for. `earlier` are the changes of the same field, the newest first; what was rejected
 * before and not approved since is not reviewed again.
 */
export function standingOfWish(
  wish: string | null,
  now: string | null,
  earlier: readonly WishedChange[],
): WishStanding {
  if (earlier.some(({ status }) => status === 'pending')) return 'waiting';
  if (wish === now) return 'same-as-now';
  const last = earlier.find(({ after, status }) => after === wish && status !== 'withdrawn');
  return last?.status === 'rejected' ? 'rejected-before' : 'new';
}

/** A rejection's reason as it is kept; null when it is too short or too long to be one. */
export function readRejectionReason(typed: string): string | null {
  const reason = readReason(typed);
  if (reason === null) return null;
  return reason.length >= REJECTION_REASON.min && reason.length <= REJECTION_REASON.max ? reason : null;
}
