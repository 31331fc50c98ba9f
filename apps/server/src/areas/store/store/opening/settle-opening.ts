import type { StoreState } from '@comanda/contract/realtime/events';
import { dateAt } from '@comanda/domain/kit/time/calendar-date';
import { BY_SYSTEM } from '@comanda/domain/people/audit/describe-entry';
import { isOpenByHours } from '@comanda/domain/store/hours/schedule';
import { isUnsaid, type OpeningWord, type Switch, switchAt } from '@comanda/domain/store/hours/switch-at';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { findOpeningHours } from '../../hours/public.ts';
import { type LockedStore, lockStore, saveOpening, saveWord, stateOf } from '../store.writes.ts';

const DAY_MS = 86_400_000;
/** Special dates older than this have no effect. */
const PAST_DAYS = 40;

/** The switch of a locked store at `now`, computed from the last word of a user and the hours. */
export async function switchOf(tx: Transaction, store: LockedStore, now: number): Promise<Switch> {
  const { timeZone, word } = store;
  return switchAt(word, { hours: await hoursOf(tx, timeZone, now), timeZone }, now);
}

const hoursOf = (tx: Transaction, timeZone: string, now: number) =>
  findOpeningHours(tx, timeZone, dateAt(timeZone, now - PAST_DAYS * DAY_MS));

/** True when the hours close a store at `now`; false for a store without hours. */
export async function isOutsideHours(
  tx: Transaction,
  { timeZone }: Pick<LockedStore, 'timeZone'>,
  now: number,
): Promise<boolean> {
  const hours = await hoursOf(tx, timeZone, now);
  return hours !== null && !isOpenByHours(hours.schedule, now);
}

/**
 * Lets an open store stay open if it is open at `now` by the new hours. Without this, a past closing time of
 * the new hours would close the store. The result is saved like a word of a user. Null when the store was
 * closed, or is closed by the new hours.
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
 * Sets the store's switch to the state at `now` that follows from word and hours. Returns the new state for
 * panels; null when nothing changed. The row is locked, so only the first of several servers changes it.
 * After a long outage the switch changes once, to the current state.
 */
export async function settleOpening(
  tx: Transaction,
  now: number,
  because: 'time' | 'new-hours',
): Promise<StoreState | null> {
  // Also applies to suspended stores: a suspension is independent of the switch.
  const store = await lockStore(tx);
  const status = await switchOf(tx, store, now);
  const wouldClose = because === 'new-hours' && !status.isOpen;
  const { isOpen, until, decidedBy } = (wouldClose ? await goOnOpen(tx, store, now) : null) ?? status;
  const { reason, by } = decidedBy === 'word' ? store : { reason: null, by: null };
  if (isOpen === store.isOpen && until === store.until && reason === store.reason && by === store.by)
    return null;
  const state = stateOf(store, { isOpen, until, reason, by });
  // A closing that is saved late gets the time when it was due, because the store has accepted no orders
  // since that time.
  const movedAt = because === 'time' ? Math.min(store.until ?? now, now) : now;
  await saveOpening(tx, state, movedAt);
  // The first automatic opening is saved like a word of a user. It lasts until the hours or a user close the
  // store.
  if (isOpen && isUnsaid(store.word)) await saveWord(tx, { isOpen, at: now, end: null });
  if (isOpen !== store.isOpen) {
    const action = isOpen ? 'store.opened' : 'store.closed';
    const motivo = because === 'new-hours' ? 'novos horários' : reasonOf(store, isOpen);
    await recordAudit(tx, { userId: null, now }, action, { details: { por: BY_SYSTEM, motivo } });
  }
  return state;
}

function reasonOf({ word, by, until }: LockedStore, isOpen: boolean): string {
  const isCurrent = word.isOpen && until !== null && word.openUntil === until;
  if (!isOpen) return isCurrent ? 'fim do tempo escolhido' : 'fim do horário';
  const wasPaused = by !== null && !word.isOpen && word.end !== 'next-shift';
  return wasPaused ? 'fim da pausa' : 'início do horário';
}
