import { type SpecialDate, type StoredHours, WEEKDAYS } from '@comanda/contract/store/hours/hours.wire';
import { dateAt, dateOfDayNumber, dayNumberOf } from '@comanda/domain/kit/time/calendar-date';
import { typedDayOf, type Week } from '@comanda/domain/store/hours/week';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { findWeek, listSpecialDates, type StoredDate } from './hours.reads.ts';
import type { StoreSwitch } from './store-switch.ts';
import { upcomingHolidays } from './upcoming-holidays.ts';

const NO_WEEK: Week = Array.from({ length: 7 }, () => ({ isOpen: false, periods: [] }));

/** The store's hours for its users: week, special dates from yesterday on, and the next holidays. */
export async function listHours(
  tx: Transaction,
  store: Pick<StoreSwitch, 'place'>,
  now: number,
): Promise<StoredHours> {
  const { timeZone, state } = await store.place(tx);
  const today = dateAt(timeZone, now);
  const [stored, dates] = await Promise.all([
    findWeek(tx),
    listSpecialDates(tx, dateOfDayNumber(dayNumberOf(today) - 1)),
  ]);
  return {
    opensByItself: stored?.opensByItself ?? false,
    closesByItself: stored?.closesByItself ?? false,
    days: (stored?.week ?? NO_WEEK).map(({ isOpen, periods }, day) => ({
      weekday: WEEKDAYS[day] ?? 'dom',
      ...typedDayOf(isOpen, periods),
    })),
    version: stored?.version ?? 0,
    changedBy: stored?.changedBy ?? null,
    changedAt: stored?.changedAt ?? null,
    specialDates: dates.map(specialDateOf),
    holidays: upcomingHolidays(state, today),
  };
}

function specialDateOf({ date, name, periods, version, changedBy, changedAt }: StoredDate): SpecialDate {
  const { isOpen: _open, ...times } = typedDayOf(true, periods ?? []);
  const kind = periods === null ? 'usual' : periods.length === 0 ? 'closed' : 'hours';
  return { date, name, kind, ...times, version, changedBy, changedAt };
}
