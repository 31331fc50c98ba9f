import { readReason } from '@comanda/domain/kit/text/read-reason';
import { BY_TEAM } from '@comanda/domain/people/audit/describe-entry';
import type { ProviderActor, Session } from '../../../platform/http/requester.ts';

/** The person who changes data of a store: a user of the store, or a person of the provider. */
export type Actor = { session: Session; now: number } | ProviderActor;

/** The user of the store who acts; null for the provider. */
export function actingUserId(actor: Actor): number | null {
  return 'session' in actor ? actor.session.userId : null;
}

/** The name shown beside the change. */
export function nameOf(actor: Actor): string {
  return 'session' in actor ? actor.session.userName : `${BY_TEAM}${readReason(actor.operator) ?? '?'}`;
}
