import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import { type ReactNode, useState } from 'react';
import { DateField } from './date-field.tsx';
import classes from './period-field.module.css';

interface Written {
  from: CalendarDate | null;
  to: CalendarDate | null;
}

/** Two typed days, and the days before the typing. */
interface Typed extends Written {
  over: string;
  /** The field that lost the focus last. */
  left: 'from' | 'to' | null;
}

interface DaysFieldProps {
  value: DayRange;
  /** First day in the calendars. */
  earliest?: CalendarDate;
  /**
   * Returns the error text for refused days, at the field to correct. It is called only with valid days in
   * order.
   */
  faultOf?: (days: DayRange) => { from?: string; to?: string } | null;
  /** Called only with valid days. */
  onChange: (days: DayRange) => void;
}

const wordOf = ({ from, to }: DayRange) => `${from}_${to}`;

/**
 * A range of days, both included. A valid range applies immediately. An invalid range stays in the fields,
 * shows the reason, and changes nothing.
 */
export function DaysField({ value, earliest, faultOf = () => null, onChange }: DaysFieldProps): ReactNode {
  const [typed, setTyped] = useState<Typed | null>(null);
  const over = wordOf(value);
  // If a link or the browser's Back changes the days, the new days replace the typed ones.
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
