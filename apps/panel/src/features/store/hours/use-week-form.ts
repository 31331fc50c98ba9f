import { sendCall } from '@comanda/client/api/send-call.ts';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { saveWeek } from '@comanda/contract/store/hours/hours.calls';
import { type StoredHours, type WeekDay, weekInputWire } from '@comanda/contract/store/hours/hours.wire';
import { timeFaultText } from '@comanda/contract/store/hours/time-fault-texts';
import { readDay, readWeek } from '@comanda/domain/store/hours/week';
import { useMemo } from 'react';
import { hoursQuery } from '../../../shared/hours/hours-query.ts';
import { periodWords } from './period-words.ts';
import { hoursTexts } from './texts.ts';

export interface WeekValues {
  days: readonly WeekDay[];
  opensByItself: boolean;
  closesByItself: boolean;
}

const TOAST_MS = 2_000;

/** The form of the week. If the store never saved its week, automatic opening and closing are preselected. */
export function useWeekForm({ days, opensByItself, closesByItself, version }: StoredHours) {
  const isFirst = version === 0;
  const saved = useMemo<WeekValues>(
    () => ({
      days,
      opensByItself: opensByItself || isFirst,
      closesByItself: closesByItself || isFirst,
    }),
    [days, opensByItself, closesByItself, isFirst],
  );
  return useCallForm<WeekValues, { message: string | null }>({
    saved,
    version,
    fixedLists: ['days'],
    record: weekInputWire,
    send: (values, madeFrom) => sendCall(saveWeek, { ...values, version: madeFrom ?? null }),
    savedText: ({ message }) => message,
    savedForMs: TOAST_MS,
    refreshes: [hoursQuery.queryKey, ['store']],
  });
}
export type WeekForm = ReturnType<typeof useWeekForm>;

/** Messages about overlapping periods, by form path. Missing times are reported only when the user saves. */
export function overlapsOf(days: readonly WeekDay[]): Readonly<Record<string, string>> {
  const read = readWeek(days);
  if (!('faults' in read)) return {};
  return Object.fromEntries(
    read.faults
      .filter(({ kind }) => kind !== 'no-opening')
      .map((fault) => [`days.${fault.day}.${fault.field}`, timeFaultText(fault)]),
  );
}

/** The week in words, to compare two versions. */
export function weekWords({ days, opensByItself, closesByItself }: WeekValues) {
  const yesNoText = (is: boolean) => (is ? 'Sim' : 'Não');
  return [
    [hoursTexts.opensByItself, yesNoText(opensByItself)],
    [hoursTexts.closesByItself, yesNoText(closesByItself)],
    ...days.map((day, index) => {
      const read = readDay(day);
      return [
        hoursTexts.days[index] ?? '',
        periodWords(day.isOpen && 'periods' in read ? read.periods : []),
      ] as const;
    }),
  ] as const;
}
