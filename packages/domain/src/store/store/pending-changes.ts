import { readReason } from '../../kit/text/read-reason.ts';

/** Fields of a store that change only after a review by the provider. */
export const REVIEWED_FIELDS = ['app-text', 'phrase', 'logo', 'banner'] as const;
export type ReviewedField = (typeof REVIEWED_FIELDS)[number];
/** The reviewed fields that are pictures; all other reviewed fields are texts. */
export type ReviewedPicture = Extract<ReviewedField, 'logo' | 'banner'>;

export const CHANGE_STATUSES = ['pending', 'rejected', 'approved', 'withdrawn'] as const;
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];

/** Length of a rejection's reason in characters. The reason must help the store to act. */
export const REJECTION_REASON = { min: 10, max: 300 } as const;

/**
 * The fields of a requested change that the rules read. The path of a picture is computed from its content,
 * so equal pictures have equal paths.
 */
export interface RequestedChange {
  after: string | null;
  status: ChangeStatus;
}

/** Compares a request with existing data: new, unchanged, under review, or rejected at its last review. */
export type RequestStatus = 'new' | 'same-as-now' | 'waiting' | 'rejected-before';

/**
 * Decides if `request` may be requested. `earlier`: the changes of the same field, newest first. The same
 * value is not reviewed again after a rejection, unless it was approved later.
 */
export function statusOfRequest(
  request: string | null,
  now: string | null,
  earlier: readonly RequestedChange[],
): RequestStatus {
  if (earlier.some(({ status }) => status === 'pending')) return 'waiting';
  if (request === now) return 'same-as-now';
  const last = earlier.find(({ after, status }) => after === request && status !== 'withdrawn');
  return last?.status === 'rejected' ? 'rejected-before' : 'new';
}

/** Cleans a rejection's reason for storing. Null when it is too short or too long. */
export function readRejectionReason(typed: string): string | null {
  const reason = readReason(typed);
  if (reason === null) return null;
  return reason.length >= REJECTION_REASON.min && reason.length <= REJECTION_REASON.max ? reason : null;
}
