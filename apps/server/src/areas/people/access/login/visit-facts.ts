import type { SupportVisit } from '@comanda/domain/people/access/support-visit';
import { VISIT_PERMISSIONS, VISITOR_ID } from '@comanda/domain/people/access/support-visit';
import type { StoreInPanel } from './accounts.reads.ts';
import type { SessionFacts } from './start-session.ts';

/** Session data for the panel of a support visit. */
export function visitFacts(
  storeId: number,
  { storeName, logo, company, timeZone, channel }: StoreInPanel,
  { sessionId, visit }: { sessionId: string; visit: SupportVisit },
): SessionFacts {
  return {
    userId: VISITOR_ID,
    userName: visit.personName,
    roles: [],
    permissions: [...VISIT_PERMISSIONS],
    storeId,
    storeName,
    logo,
    company,
    timeZone,
    channel,
    sessionId,
    visit,
  };
}
