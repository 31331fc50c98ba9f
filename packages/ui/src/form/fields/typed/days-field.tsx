import type { CalendarDate } from '@comanda/domain/time/calendar-date';
import type { DayRange } from '@comanda/domain/time/day-range';
import { type ReactNode, useState } from 'react';
import { DateField } from './date-field.tsx';
import classes from './period-field.module.css';

interface Written {
  from: CalendarDate | null;
  to: CalendarDate | null;
}

/** What is being written of two days, and the days it was written over. */
interface Typed extends Written {
  over: string;
  /** The one that was left. */
  left: 'from' | 'to' | null;
}

interface DaysFieldProps {
  /** The days that are shown. */
  value: DayRange;
  /** The earliest day the calendars offer. */
  earliest?: CalendarDate;
  /** Why these days cannot be shown, said at the one that is to be another; both are written, and in their order. */
  faultOf?: (days: DayRange) => { from?: string; to?: string } | null;
  /** Called with days that can be shown only. */
  onChange: (days: DayRange) => void;
}

const wordOf = ({ from, to }: DayRange) => `${from}_${to}`;

/**
 * Days from one to another, both included. They count at once; what is no range stays as it is written, says why, and
 * changes nothing.
 */
export function DaysField({ value, earliest, faultOf = () => null, onChange }: DaysFieldProps): ReactNode {
  const [typed, setTyped] = useState<Typed | null>(null);
  const over = wordOf(value);
  // Days that came from elsewhere, by a link or Back, are what counts.
  const days: Typed = typed?.over === over ? typed : { ...value, over, left: null };
  const faults = faultsOf(days, faultOf);
  const write = (change: Partial<Written>) => {
    const next = { ...days, ...change, left: null };
    const { from, to } = next;
    const isShown = from !== null && to !== null && faultsOf(next, faultOf) === null;
    setTyped({ ...next, over: isShown ? wordOf({ from, to }) : over });
    if (isShown && wordOf({ from, to }) !== over) onChange({ from, to });
  };
  const fieldOf = (which: 'from' | 'to') => ({
    value: days[which],
    error: days[which] === null && days.left !== which ? null : (faults?.[which] ?? null),
    ...(earliest !== undefined && { earliest }),
    onChange: (day: CalendarDate | null) => write({ [which]: day }),
    onBlur: () => setTyped({ ...days, left: which }),
  });
  return (
    <div className={classes.days}>
      <DateField isQuick label="De" {...fieldOf('from')} />
      <DateField isQuick label="Até" {...fieldOf('to')} />
    </div>
  );
}

function faultsOf(
  { from, to }: Written,
  faultOf: (days: DayRange) => { from?: string; to?: string } | null,
): { from?: string; to?: string } | null {
  if (from === null) return { from: 'Informe a data de início.' };
  if (to === null) return { to: 'Informe a data final.' };
  if (from > to) return { to: 'A data final não pode ser antes da data de início.' };
  return faultOf({ from, to });
}
