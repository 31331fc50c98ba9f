import type { CalendarDate } from '@comanda/domain/time/calendar-date';
import { daysOfPeriod, faultOfRange, type NamedPeriod, type Period } from '@comanda/domain/time/day-range';
import { SelectField } from '../select-field.tsx';
import { DaysField } from './days-field.tsx';
import classes from './period-field.module.css';

const CHOICES = [
  { value: 'today', label: 'Dia atual' },
  { value: '7-days', label: 'Últimos 7 dias' },
  { value: '30-days', label: 'Últimos 30 dias' },
  { value: '60-days', label: 'Últimos 60 dias' },
  { value: '90-days', label: 'Últimos 90 dias' },
] as const satisfies readonly { value: NamedPeriod; label: string }[];
const ALL = { value: 'all', label: 'Todo o período' } as const;
const DATES = { value: 'dates', label: 'Período Personalizado' } as const;

/** Longer than a year: only where all days can be asked for, too. */
const tooLong = (days: { from: CalendarDate; to: CalendarDate }) =>
  faultOfRange(days) === 'too-long' ? { to: 'O período pode ter no máximo um ano.' } : null;

interface PeriodFieldProps {
  /** Null: all days, where `onAll` is. */
  value: Period | null;
  /** The day it is where the days count: a store's own calendar. */
  today: CalendarDate;
  /** Called with periods that can be shown only. */
  onChange: (period: Period) => void;
  /** With it all days can be chosen, and any two. */
  onAll?: (() => void) | undefined;
}

/**
 * Which days a screen shows, the same choices on every screen: a named period, which moves on with the calendar, or the
 * days from one to another. What is chosen is shown at once.
 */
export function PeriodField({ value, today, onChange, onAll }: PeriodFieldProps) {
  const named = CHOICES.find((choice) => choice.value === value);
  return (
    <div className={classes.field}>
      <div className={classes.named}>
        <SelectField
          label="Período"
          value={value === null ? ALL.value : (named ?? DATES).value}
          options={[...CHOICES, ...(onAll || value === null ? [ALL] : []), DATES]}
          onChange={(chosen) => {
            if (chosen === 'all') onAll?.();
            // Those that were shown are a beginning.
            else onChange(chosen === 'dates' ? daysOfPeriod(value ?? '30-days', today) : chosen);
          }}
        />
      </div>
      {value === null || named ? null : (
        <DaysField
          value={daysOfPeriod(value, today)}
          onChange={onChange}
          {...(onAll ? {} : { faultOf: tooLong })}
        />
      )}
    </div>
  );
}
