import { DAY_MINUTES, type Period, periodBetween } from './period.ts';

/** Hours of one weekday. A closed day still stores its periods, so that the store can open on this day again. */
export interface DayHours {
  isOpen: boolean;
  /** At most two periods, sorted by time, which do not overlap. */
  periods: readonly Period[];
}

/** Seven days from Sunday. Periods never overlap, not even after midnight. */
export type Week = readonly DayHours[];

/** The four times of a day, in the sequence of the form. */
export type TimeField = 'opens' | 'closes' | 'opensAgain' | 'closesAgain';

/** A day as typed: minutes of the day below 1440, null for an empty field. The end of the day is 0, as on clocks. */
export type TypedDay = { isOpen: boolean } & Record<TimeField, number | null>;

/** The fault of one time: the opening is missing, or the time overlaps with another period. */
export interface TimeFault {
  /** 0 for Sunday; always 0 for a single day. */
  day: number;
  field: TimeField;
  kind: 'no-opening' | 'overlap' | 'overlap-next-day';
  /** The period that overlaps with this time. */
  other?: Period;
}

interface ReadPeriod extends Period {
  opens: TimeField;
  closes: TimeField;
}

/** Parses a typed week. Returns the week, or all faults. */
export function readWeek(typed: readonly TypedDay[]): { week: Week } | { faults: TimeFault[] } {
  const faults: TimeFault[] = [];
  const read = typed.map((day, index) => readPeriods(day, index, faults));
  const open = read.map((periods, index) => (typed[index]?.isOpen ? periods : []));
  for (const [day, periods] of open.entries()) {
    for (const period of periods) {
      const tomorrow = open[(day + 1) % open.length] ?? [];
      const other = tomorrow.find(({ start }) => start + DAY_MINUTES < period.end);
      if (other) faults.push({ day, field: period.closes, kind: 'overlap-next-day', other: plain(other) });
    }
  }
  if (faults.length > 0) return { faults };
  return {
    week: read.map((periods, day) => ({ isOpen: typed[day]?.isOpen ?? false, periods: periods.map(plain) })),
  };
}

/** Parses the periods of one typed day. Returns the periods, or all faults. */
export function readDay(typed: TypedDay): { periods: readonly Period[] } | { faults: TimeFault[] } {
  const faults: TimeFault[] = [];
  const periods = readPeriods(typed, 0, faults).map(plain);
  return faults.length > 0 ? { faults } : { periods };
}

const plain = ({ start, end }: Period): Period => ({ start, end });

/** For a closed day, valid times are stored, and invalid times are not reported. */
function readPeriods(typed: TypedDay, day: number, faults: TimeFault[]): ReadPeriod[] {
  const noted: TimeFault[] = [];
  const fault = (field: TimeField, kind: TimeFault['kind'], other?: Period) =>
    noted.push({ day, field, kind, ...(other ? { other: plain(other) } : {}) });
  const isSecondEmpty = typed.opensAgain === null && typed.closesAgain === null;
  const read = [
    readPeriod(typed, 'opens', 'closes', fault),
    ...(isSecondEmpty ? [] : [readPeriod(typed, 'opensAgain', 'closesAgain', fault)]),
  ];
  const periods = read.filter((period) => period !== null).toSorted((one, other) => one.start - other.start);
  const [first, second] = periods;
  if (first && second && second.start < first.end) fault(second.opens, 'overlap', first);
  if (typed.isOpen) faults.push(...noted);
  return typed.isOpen || noted.length === 0 ? periods : [];
}

function readPeriod(
  typed: TypedDay,
  opens: TimeField,
  closes: TimeField,
  fault: (field: TimeField, kind: TimeFault['kind']) => void,
): ReadPeriod | null {
  const start = typed[opens];
  if (start === null) {
    fault(opens, 'no-opening');
    return null;
  }
  return { ...periodBetween(start, typed[closes]), opens, closes };
}

/** The values of a day's four fields, in minutes of the day. */
export function typedDayOf(isOpen: boolean, [first, second]: readonly Period[]): TypedDay {
  return {
    isOpen,
    opens: first ? first.start : null,
    closes: first ? first.end % DAY_MINUTES : null,
    opensAgain: second ? second.start : null,
    closesAgain: second ? second.end % DAY_MINUTES : null,
  };
}
