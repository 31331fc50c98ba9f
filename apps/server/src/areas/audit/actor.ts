import { BY_TEAM } from '@comanda/domain/audit/describe-entry';
import { readReason } from '@comanda/domain/store/opening';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { ProviderActor, Session } from '../../platform/http/requester.ts';
import { type AuditEntry, recordAudit } from './record-audit.ts';

/** Who acts on the people of a store: somebody of the store itself, or of the provider. */
export type Actor = { session: Session; now: number } | ProviderActor;

/** The person of the store who acts; null for the provider. */
export function actingUserId(actor: Actor): number | null {
  return 'session' in actor ? actor.session.userId : null;
}

/** The name people read beside what was changed. */
export function nameOf(actor: Actor): string {
  return 'session' in actor ? actor.session.userName : `${BY_TEAM}${readReason(actor.operator) ?? '?'}`;
}

/** Writes down who did it, whoever it was. */
export function noteOf(
  tx: Transaction,
  actor: Actor,
  entry: Pick<AuditEntry, 'action' | 'details' | 'before' | 'after'>,
): Promise<void> {
  if ('session' in actor) {
    const { userId, sessionId } = actor.session;
    return recordAudit(tx, { ...entry, userId, sessionId }, actor.now);
  }
  const details = { por: nameOf(actor), ...entry.details };
  return recordAudit(tx, { ...entry, userId: null, details }, actor.now);
}
