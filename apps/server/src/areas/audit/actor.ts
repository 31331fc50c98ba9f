import { BY_TEAM } from '@comanda/domain/audit/describe-entry';
import { readReason } from '@comanda/domain/store/opening';
import type { ProviderActor, Session } from '../../platform/http/requester.ts';

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
