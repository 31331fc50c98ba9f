import type { StoreState } from '@comanda/contract/realtime/events';
import type { OpeningInput } from '@comanda/contract/store/store/store.calls';
import { readReason } from '@comanda/domain/kit/text/read-reason';
import { isUnsaid } from '@comanda/domain/store/hours/switch-at';
import { LONGEST_OPEN_MS } from '@comanda/domain/store/store/opening';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import { lockStore, saveOpening, saveWord, stateOf } from '../store.writes.ts';
import { switchOf } from './settle-opening.ts';

/**
 * Opens or closes the store for a user, permanently or until an end. Returns the new state for panels; null when
 * nothing changed. Throws `store.suspended` for a suspended store, and `request.invalid` for an end in the past or more
 * than a day ahead.
 */
export async function openOrCloseStore(
  tx: Transaction,
  { isOpen, reason: typed, end, openUntil = null }: OpeningInput,
  by: string,
  now: number,
): Promise<StoreState | null> {
  const store = await lockStore(tx);
  if (store.isSuspended) throw new AppError('store.suspended');
  const reason = isOpen ? null : readReason(typed);
  if (isOpen && typeof openUntil === 'number' && !isNear(openUntil, now))
    throw invalidField('aberta_ate', NOT_NEAR);
  const word = { isOpen, at: now, end: isOpen ? null : end, openUntil: isOpen ? openUntil : null };
  const { until } = await switchOf(tx, { ...store, word }, now);
  const isSame = store.isOpen === isOpen && store.reason === reason && store.until === until;
  // The hours may have already set the same state. The user's decision is still saved, because it applies
  // longer than the hours.
  const isCurrent =
    store.word.isOpen === isOpen &&
    store.word.end === word.end &&
    (store.word.openUntil ?? null) === word.openUntil &&
    !isUnsaid(store.word);
  if (!isSame || !isCurrent) await saveWord(tx, word);
  if (isSame) return null;
  const state = stateOf(store, { isOpen, reason, until, by });
  await saveOpening(tx, state, now);
  return state;
}

const NOT_NEAR = 'Escolha um momento nas próximas 24 horas.';
const isNear = (until: number, now: number) => now < until && until <= now + LONGEST_OPEN_MS;
