import { REVIEWED_FIELD_WORDS as WORDS } from '@comanda/contract/store/store/pending-changes.wire';
import { type ChangeStatus, readRejectionReason } from '@comanda/domain/store/store/pending-changes';
import type { Command, ProviderCommand } from '../../../../platform/command.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { ProviderActor } from '../../../../platform/http/requester.ts';
import { nameOf, recordAudit } from '../../../people/audit/public.ts';
import { DECIDED } from '../texts.ts';
import type { PendingChange } from './pending-changes.reads.ts';
import { holdChange, saveDecision } from './pending-changes.writes.ts';
import { holdReviewedValues, putInPlace } from './reviewed-values.ts';

/** Locks a pending change. Throws `registration.change-not-found`, `registration.change-decided` with the decision. */
async function holdWaiting(tx: Transaction, changeId: number): Promise<PendingChange> {
  // Locks the store's row first, like all other changes of the store's data, to avoid deadlocks.
  await holdReviewedValues(tx);
  const change = await holdChange(tx, changeId);
  if (change === null) throw new AppError('registration.change-not-found');
  if (change.status === 'pending') return change;
  throw new AppError('registration.change-decided', {
    detail: DECIDED[change.status](change.decidedBy ?? '?'),
  });
}

/**
 * Approves and applies a requested change, which panels and pages then show at once. Throws the errors of
 * {@link holdWaiting}.
 */
export const approveChange: ProviderCommand<{ changeId: number }, PendingChange> = async (
  tx,
  { changeId },
  actor,
) => {
  const change = await holdWaiting(tx, changeId);
  const by = nameOf(actor);
  await putInPlace(tx, { field: change.field, value: change.after, by, now: actor.now });
  return decide(tx, change, 'approved', actor);
};

/**
 * Rejects a change with a reason. The field stays unchanged. Throws `registration.reason-invalid`, and the
 * errors of {@link holdWaiting}.
 */
export const rejectChange: ProviderCommand<{ changeId: number; reason: string }, PendingChange> = async (
  tx,
  { changeId, ...typed },
  actor,
) => {
  const reason = readRejectionReason(typed.reason);
  if (reason === null) throw new AppError('registration.reason-invalid');
  return decide(tx, await holdWaiting(tx, changeId), 'rejected', actor, reason);
};

async function decide(
  tx: Transaction,
  change: PendingChange,
  status: Extract<ChangeStatus, 'approved' | 'rejected'>,
  actor: ProviderActor,
  reason?: string,
): Promise<PendingChange> {
  const { changeId, field, before, after } = change;
  const by = nameOf(actor);
  await saveDecision(tx, changeId, { status, by, at: actor.now, ...(reason !== undefined && { reason }) });
  const details = { solicitacao: changeId, ...(reason !== undefined && { motivo: reason }) };
  const values = { before: { [WORDS[field]]: before }, after: { [WORDS[field]]: after } };
  await recordAudit(tx, actor, `registration.change-${status}`, { details, ...values });
  tx.announce('registration');
  tx.announce('store');
  return { ...change, status, decidedBy: by, decidedAt: actor.now, reason: reason ?? null };
}

/** Withdraws a request of the store. Throws the errors of {@link holdWaiting}. */
export const withdrawChange: Command<{ changeId: number }, void> = async (tx, { changeId }, session, now) => {
  const { field, before, after } = await holdWaiting(tx, changeId);
  await saveDecision(tx, changeId, { status: 'withdrawn', by: session.userName, at: now });
  const change = { before: { [WORDS[field]]: before }, after: { [WORDS[field]]: after } };
  await recordAudit(tx, { session, now }, 'registration.change-withdrawn', {
    details: { solicitacao: changeId },
    ...change,
  });
  tx.announce('registration');
};
