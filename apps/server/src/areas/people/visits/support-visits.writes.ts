import { prepared, sql } from '../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';

/** Why a visit ended: its time was over, or the visitor, the store or the provider ended it. */
export type VisitEnd = 'time' | 'visitor' | 'store' | 'provider';

export interface VisitOfToken {
  visitId: number;
  sessionId: string;
  personName: string;
  /** Time when the visit ends, in epoch milliseconds. */
  endsAt: number;
  endedAt: number | null;
}

/** The visit whose session has this token, even if the visit has ended; null when there is none. */
export function findVisitOfToken(tx: Transaction, tokenHash: Buffer): Promise<VisitOfToken | null> {
  return tx.maybeRow<VisitOfToken>(
    prepared(
      'access.find-visit-of-token',
      sql`select visit_id as "visitId", session_id as "sessionId", person_name as "personName",
                 ends_at as "endsAt", ended_at as "endedAt"
            from support_visits where store_id = ${tx.storeId} and token_hash = ${tokenHash}`,
    ),
  );
}

/** A person of the provider who visits a store's panel. */
export interface Visitor {
  personId: number;
  name: string;
}

/** Saves a requested visit. The visit begins when its ticket is used. */
export async function insertVisit(
  tx: Transaction,
  visit: { visitId: number; visitor: Visitor; reason: string; ticketHash: Buffer; ticketUntil: number },
  now: number,
): Promise<void> {
  await tx.rows(sql`
    insert into support_visits (store_id, visit_id, person_id, person_name, reason, asked_at, ticket_hash, ticket_until)
    values (${tx.storeId}, ${visit.visitId}, ${visit.visitor.personId}, ${visit.visitor.name}, ${visit.reason},
            ${new Date(now)}, ${visit.ticketHash}, ${new Date(visit.ticketUntil)})`);
}

export interface BegunVisit {
  visitId: number;
  personName: string;
  reason: string;
}

/**
 * Consumes a ticket that has not expired, and returns its visit to exactly one caller. Null for all other
 * callers.
 */
export function beginVisitOfTicket(
  tx: Transaction,
  ticketHash: Buffer,
  session: { tokenHash: Buffer; sessionId: string; endsAt: number },
  now: number,
): Promise<BegunVisit | null> {
  return tx.maybeRow<BegunVisit>(sql`
    update support_visits set begun_at = ${new Date(now)}, ends_at = ${new Date(session.endsAt)},
                              token_hash = ${session.tokenHash}, session_id = ${session.sessionId}
     where store_id = ${tx.storeId} and ticket_hash = ${ticketHash} and begun_at is null and ended_at is null
       and ticket_until > ${new Date(now)}
    returning visit_id as "visitId", person_name as "personName", reason`);
}

/**
 * Ends one visit; null when the visit had ended or is unknown. For a visit that never began, `sessionId` is
 * null.
 */
export function markVisitEnded(
  tx: Transaction,
  visitId: number,
  end: { how: VisitEnd; name: string | null },
  now: number,
): Promise<{ sessionId: string | null; personName: string } | null> {
  return tx.maybeRow(sql`
    update support_visits set ended_at = ${new Date(now)}, ended_by = ${end.how}, ended_by_name = ${end.name}
     where store_id = ${tx.storeId} and visit_id = ${visitId} and ended_at is null
    returning session_id as "sessionId", person_name as "personName"`);
}

export interface RunningVisit {
  visitId: number;
  personName: string;
  reason: string;
  begunAt: number;
  endsAt: number;
}

/** Visits in progress at `now`, oldest first. */
export function listRunningVisits(tx: Transaction, now: number): Promise<RunningVisit[]> {
  return tx.rows<RunningVisit>(
    prepared(
      'access.list-running-visits',
      sql`select visit_id as "visitId", person_name as "personName", reason, begun_at as "begunAt", ends_at as "endsAt"
            from support_visits
           where store_id = ${tx.storeId} and ended_at is null and ends_at > ${new Date(now)} order by begun_at`,
    ),
  );
}

/** A visit to end, and the reason. */
export interface VisitToEnd {
  storeId: number;
  visitId: number;
  how: VisitEnd;
}

/**
 * Visits of all stores that must end at `now`, including those that never began. Their time is over, or the
 * visitor is no longer an active person of the provider. `system` must have the background role.
 */
export async function listVisitsToEnd(system: Database, now: number): Promise<VisitToEnd[]> {
  const open = await system.directory<{
    storeId: number;
    visitId: number;
    personId: number;
    isOver: boolean;
  }>(
    prepared(
      'access.open-visits',
      sql`select store_id as "storeId", visit_id as "visitId", person_id as "personId",
                 coalesce(ends_at, ticket_until) <= to_timestamp(${now / 1000}) as "isOver"
            from support_visits where ended_at is null`,
    ),
  );
  if (open.length === 0) return [];
  const people = open.map(({ personId }) => personId);
  const active = await system.directory<{ personId: number }>(sql`
    select person_id as "personId" from provider_people where is_active and person_id = any(${people}::integer[])`);
  const isActive = new Set(active.map(({ personId }) => personId));
  return open
    .filter(({ isOver, personId }) => isOver || !isActive.has(personId))
    .map(({ storeId, visitId, personId }) => ({
      storeId,
      visitId,
      how: isActive.has(personId) ? 'time' : 'provider',
    }));
}

export interface PastVisit {
  visitId: number;
  personName: string;
  reason: string;
  begunAt: number;
  endsAt: number;
  endedAt: number | null;
  endedBy: VisitEnd | null;
  endedByName: string | null;
}

/** The store's last visits, newest first. */
export function listVisitsOfStore(tx: Transaction): Promise<PastVisit[]> {
  return tx.rows<PastVisit>(
    sql`select visit_id as "visitId", person_name as "personName", reason, begun_at as "begunAt", ends_at as "endsAt",
               ended_at as "endedAt", ended_by as "endedBy", ended_by_name as "endedByName"
          from support_visits
         where store_id = ${tx.storeId} and begun_at is not null order by visit_id desc limit 50`,
  );
}
