import type pg from 'pg';
import { deleteEndedAccess } from './ended-access.store.ts';

/** Kept this long after their end, for questions about what happened. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Deletes sessions, tickets, codes and counts that ended long ago, in all stores. For once a day, as comanda_system. */
export function purgeEndedAccess(system: pg.Pool, now: number): Promise<void> {
  return deleteEndedAccess(system, now - KEPT_MS, now);
}
