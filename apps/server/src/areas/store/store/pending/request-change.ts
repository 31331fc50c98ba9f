import { REVIEWED_FIELD_WORDS as WORDS } from '@comanda/contract/store/store/pending-changes.wire';
import { type ReviewedField, statusOfRequest } from '@comanda/domain/store/store/pending-changes';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { listRequestsOf } from './pending-changes.reads.ts';
import { insertChange } from './pending-changes.writes.ts';
import { holdReviewedValues } from './reviewed-values.ts';

/**
 * Requests a change of a field. The change applies after the provider's approval. Throws `registration.field-pending`
 * while another request for the field is pending, and `registration.same-as-now`. Throws `registration.rejected-before`
 * with the reason when the same value was rejected.
 */
export async function requestChange(
  tx: Transaction,
  field: ReviewedField,
  request: string | null,
  session: Session,
  now: number,
): Promise<void> {
  // Locks the store's row, which serialises requests for the same field.
  const before = (await holdReviewedValues(tx))[field];
  const earlier = await listRequestsOf(tx, field);
  const state = statusOfRequest(request, before, earlier);
  if (state === 'waiting') throw new AppError('registration.field-pending');
  if (state === 'same-as-now') throw new AppError('registration.same-as-now');
  if (state === 'rejected-before') {
    const detail =
      earlier.find(({ after, status }) => after === request && status === 'rejected')?.reason ?? '';
    throw new AppError('registration.rejected-before', { detail });
  }
  await insertChange(tx, { field, before, after: request, requestedBy: session.userName, requestedAt: now });
  const change = { before: { [WORDS[field]]: before }, after: { [WORDS[field]]: request } };
  await recordAudit(tx, { session, now }, 'registration.change-asked', change);
  tx.announce('registration');
}
