import { readReason } from '@comanda/domain/kit/text/read-reason';
import { BY_TEAM } from '@comanda/domain/people/audit/describe-entry';
import type { ProviderActor, Session } from '../../../platform/http/requester.ts';

/** The author of a change in a store: a user of the store, or a person of the provider. */
export type Actor = { session: Session; now: number } | ProviderActor;

/** The store's user who acts; null for the provider. */
export function actingUserId(actor: Actor): number | null {
  return 'session' in actor ? actor.session.userId : null;
}

/** The author's name, shown next to the change. */
export function nameOf(actor: Actor): string {
  return 'session' in actor ? actor.session.userName : `${BY_TEAM}${readReason(actor.operator) ?? '?'}`;
}
