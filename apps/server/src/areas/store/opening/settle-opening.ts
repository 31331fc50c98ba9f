import type { StoreState } from '@comanda/contract/realtime/events';
import { BY_SYSTEM } from '@comanda/domain/audit/describe-entry';
import { isOpenByHours } from '@comanda/domain/hours/schedule';
import { isUnsaid, type OpeningWord, type Switch, switchAt } from '@comanda/domain/hours/switch-at';
import { dateAt } from '@comanda/domain/time/calendar-date';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordAudit } from '../../audit/public.ts';
import { findOpeningHours } from '../../hours/public.ts';
import { type LockedStore, lockStore, saveOpening, saveWord, stateOf } from '../store.writes.ts';

const DAY_MS = 86_400_000;
/** What was special longer ago decides nothing any more. */
const PAST_DAYS = 40;

/** How the switch of a held store stands at `now`, by its last word and its hours. */
export async function switchOf(tx: Transaction, store: LockedStore, now: number): Promise<Switch> {
  const { timeZone, word } = store;
  return switchAt(word, { hours: await hoursOf(tx, timeZone, now), timeZone }, now);
}

const hoursOf = (tx: Transaction, timeZone: string, now: number) =>
  findOpeningHours(tx, timeZone, dateAt(timeZone, now - PAST_DAYS * DAY_MS));

/** Whether a store is closed by its hours at `now`; one without hours never is. */
export async function isOutsideHours(
  tx: Transaction,
  { timeZone }: Pick<LockedStore, 'timeZone'>,
  now: number,
): Promise<boolean> {
  const hours = await hoursOf(tx, timeZone, now);
  return hours !== null && !isOpenByHours(hours.schedule, now);
}

/**
 * Has an open store go on where new hours have it open: they close it at a closing to come, and not at one that lay, as
 * they now say, between its opening and `now`. That is its word from here on. Null: they do not have it open.
 */
async function goOnOpen(tx: Transaction, store: LockedStore, now: number): Promise<Switch | null> {
  const { timeZone } = store;
  const hours = await hoursOf(tx, timeZone, now);
  if (!store.isOpen || hours === null || !isOpenByHours(hours.schedule, now)) return null;
  const word: OpeningWord = { isOpen: true, at: now, end: null };
  await saveWord(tx, word);
  return switchAt(word, { hours, timeZone }, now);
}

/**
 * Brings the store's switch to where word and hours have it at `now`, and answers what panels are to be told; null when
 * it stands there. Whoever does so first of several servers is the one who did: the row is held, and the next one finds
 * it done. After a long time nobody did, it moves once, to what is right now.
 */
export async function settleOpening(
  tx: Transaction,
  now: number,
  because: 'time' | 'new-hours',
): Promise<StoreState | null> {
  // A suspension is another matter: it stays on top of whatever the switch says.
  const store = await lockStore(tx);
  const standing = await switchOf(tx, store, now);
  const wouldClose = because === 'new-hours' && !standing.isOpen;
  const { isOpen, until, decidedBy } = (wouldClose ? await goOnOpen(tx, store, now) : null) ?? standing;
  const { reason, by } = decidedBy === 'word' ? store : { reason: null, by: null };
  if (isOpen === store.isOpen && until === store.until && reason === store.reason && by === store.by)
    return null;
  const state = stateOf(store, { isOpen, until, reason, by });
  // Noted late, its closing lies where it was: nobody has been ordering since.
  const movedAt = because === 'time' ? Math.min(store.until ?? now, now) : now;
  await saveOpening(tx, state, movedAt);
  // Its first opening: from now on it is open until somebody, or its hours, close it.
  if (isOpen && isUnsaid(store.word)) await saveWord(tx, { isOpen, at: now, end: null });
  if (isOpen !== store.isOpen) {
    const action = isOpen ? 'store.opened' : 'store.closed';
    const motivo = because === 'new-hours' ? 'novos horários' : reasonOf(store, isOpen);
    await recordAudit(tx, { userId: null, now }, action, { details: { por: BY_SYSTEM, motivo } });
  }
  return state;
}

function reasonOf({ word, by, until }: LockedStore, isOpen: boolean): string {
  const isSaid = word.isOpen && until !== null && word.openUntil === until;
  if (!isOpen) return isSaid ? 'fim do tempo escolhido' : 'fim do horário';
  const wasPaused = by !== null && !word.isOpen && word.end !== 'next-shift';
  return wasPaused ? 'fim da pausa' : 'início do horário';
}
