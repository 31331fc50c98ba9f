import { isDeepStrictEqual } from 'node:util';
import type { WeekInput } from '@comanda/contract/store/hours/hours.wire';
import { timeText } from '@comanda/domain/store/hours/period';
import { readWeek, type Week } from '@comanda/domain/store/hours/week';
import type { Command } from '../../../platform/command.ts';
import { assertSameVersion } from '../../../platform/errors/assert-same-version.ts';
import { recordAudit } from '../../people/audit/public.ts';
import { findWeek, type StoredWeek } from './hours.reads.ts';
import { writeWeek } from './hours.writes.ts';
import type { StoreSwitch, SwitchMove } from './store-switch.ts';

/**
 * Saves the store's week and whether it opens and closes automatically, and updates the switch. Returns the
 * change of the switch; null when the switch did not change. Equal values do not change the week's version.
 * Throws `record.changed-meanwhile` when the sent version is outdated.
 */
export const saveWeek =
  (store: Pick<StoreSwitch, 'hold' | 'settle'>): Command<WeekInput, SwitchMove | null> =>
  async (tx, { days, opensByItself, closesByItself, version }, session, now) => {
    // The lock serialises saves of the week and changes of the switch.
    await store.hold(tx);
    const stored = await findWeek(tx);
    const requested = { week: weekOf(days), opensByItself, closesByItself };
    if (stored !== null && isDeepStrictEqual(requested, contentOf(stored))) return null;
    assertSameVersion(stored ?? { version: 0, changedBy: null, changedAt: now }, version);
    await writeWeek(tx, {
      ...requested,
      version: (stored?.version ?? 0) + 1,
      changedBy: session.userName,
      changedAt: now,
    });
    const [before, after] = [stored && wordsOf(stored), wordsOf(requested)];
    await recordAudit(tx, { session, now }, 'hours.week-saved', { before, after });
    tx.announce('hours');
    return store.settle(tx, now);
  };

function weekOf(days: WeekInput['days']): Week {
  const read = readWeek(days);
  if ('faults' in read) throw new TypeError('the call takes readable weeks only');
  return read.week;
}

type Content = Pick<StoredWeek, 'week' | 'opensByItself' | 'closesByItself'>;

const contentOf = ({ week, opensByItself, closesByItself }: StoredWeek): Content => ({
  week,
  opensByItself,
  closesByItself,
});

/** Describes the week for the audit log, with readable times. */
function wordsOf({ week, opensByItself, closesByItself }: Content) {
  return {
    semana: week.map(({ isOpen, periods }) => {
      const times = periods.map(({ start, end }) => `${timeText(start)}-${timeText(end)}`);
      return isOpen ? times.join(', ') : 'fechado';
    }),
    abre_sozinha: opensByItself,
    fecha_sozinha: closesByItself,
  };
}
