import { isDeepStrictEqual } from 'node:util';
import type { SpecialDateInput } from '@comanda/contract/store/hours/hours.wire';
import { dateAt, dateOfDayNumber, dayNumberOf } from '@comanda/domain/kit/time/calendar-date';
import type { Period } from '@comanda/domain/store/hours/period';
import { readDay } from '@comanda/domain/store/hours/week';
import type { Command } from '../../../platform/command.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import { assertSameVersion } from '../../../platform/errors/assert-same-version.ts';
import { recordAudit } from '../../people/audit/public.ts';
import { findWeek, listSpecialDates, type StoredDate } from './hours.reads.ts';
import { deleteSpecialDate, writeSpecialDate } from './hours.writes.ts';
import type { StoreSwitch, SwitchMove } from './store-switch.ts';
import { MESSAGES } from './texts.ts';

/** A special date may be at most this many days ahead. */
const DAYS_AHEAD = 366;
const MAX_DATES = 120;

type Holding = Pick<StoreSwitch, 'hold' | 'settle'>;

/**
 * Saves the hours of one day and updates the switch. Returns the change of the switch; null when the switch
 * did not change. Throws `hours.week-missing` before a week was saved, `record.changed-meanwhile` for an
 * outdated version, and `hours.too-many-dates`. Throws `request.invalid` for a day in the past or too far
 * ahead.
 */
export const saveSpecialDate =
  (store: Holding): Command<SpecialDateInput, SwitchMove | null> =>
  async (tx, input, session, now) => {
    const { dates, today } = await holdDates(tx, store, now);
    const lastDate = dateOfDayNumber(dayNumberOf(today) + DAYS_AHEAD);
    if (input.date < today || input.date > lastDate) {
      const mensagem = input.date < today ? MESSAGES.dateOver : MESSAGES.dateFar;
      throw invalidField('data', mensagem);
    }
    if ((await findWeek(tx)) === null) throw new AppError('hours.week-missing');
    const stored = dates.find(({ date }) => date === input.date) ?? null;
    const requested = { date: input.date, name: input.name, periods: periodsOf(input) };
    if (stored !== null && isDeepStrictEqual(requested, contentOf(stored))) return null;
    assertSameVersion(stored ?? { version: 0, changedBy: null, changedAt: now }, input.version);
    if (stored === null && dates.length >= MAX_DATES) throw new AppError('hours.too-many-dates');
    const version = (stored?.version ?? 0) + 1;
    await writeSpecialDate(tx, { ...requested, version, changedBy: session.userName, changedAt: now });
    const before = stored && contentOf(stored);
    await recordAudit(tx, { session, now }, 'hours.date-saved', { before, after: requested });
    tx.announce('hours');
    return store.settle(tx, now);
  };

/**
 * Removes a special date, so that the hours of its weekday apply, and updates the switch. Throws
 * `hours.date-missing`, and `record.changed-meanwhile` for an outdated version.
 */
export const removeSpecialDate =
  (store: Holding): Command<{ date: string; version: number | null }, SwitchMove | null> =>
  async (tx, { date, version }, session, now) => {
    const { dates } = await holdDates(tx, store, now);
    const stored = dates.find((each) => each.date === date);
    if (stored === undefined) throw new AppError('hours.date-missing');
    assertSameVersion(stored, version);
    await deleteSpecialDate(tx, date);
    await recordAudit(tx, { session, now }, 'hours.date-removed', { before: contentOf(stored), after: null });
    tx.announce('hours');
    return store.settle(tx, now);
  };

/** The store's special dates from yesterday on. Also locks the store, so that concurrent saves wait. */
async function holdDates(tx: Transaction, store: Holding, now: number) {
  const { timeZone } = await store.hold(tx);
  const today = dateAt(timeZone, now);
  return { today, dates: await listSpecialDates(tx, dateOfDayNumber(dayNumberOf(today) - 1)) };
}

function periodsOf(input: SpecialDateInput): readonly Period[] | null {
  if (input.kind === 'usual') return null;
  if (input.kind === 'closed') return [];
  const read = readDay({ ...input, isOpen: true });
  if ('faults' in read) throw new TypeError('the call takes readable times only');
  return read.periods;
}

const contentOf = ({ date, name, periods }: StoredDate) => ({ date, name, periods });
