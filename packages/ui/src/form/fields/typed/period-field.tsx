import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import {
  daysOfPeriod,
  faultOfRange,
  lengthOfRange,
  type NamedPeriod,
  type Period,
} from '@comanda/domain/kit/time/day-range';
import { MAX_REPORT_DAYS, TOO_MANY_DAYS } from '@comanda/domain/kit/time/report-days';
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

/** Error if a range is longer than a year, for screens without 'all days'. */
const tooLong = (days: { from: CalendarDate; to: CalendarDate }) =>
  faultOfRange(days) === 'too-long' ? { to: 'O período pode ter no máximo um ano.' } : null;
/** Error if a range is longer than ten years, for reports with 'all days'. */
const tooLongForReports = (days: { from: CalendarDate; to: CalendarDate }) =>
  lengthOfRange(days) > MAX_REPORT_DAYS ? { to: TOO_MANY_DAYS } : null;

interface PeriodFieldProps {
  /** The chosen period. Null: all days, which is possible only with `onAll`. */
  value: Period | null;
  /** Today in the store's own calendar. */
  today: CalendarDate;
  /** Called only with valid periods. */
  onChange: (period: Period) => void;
  /** Called when the user chooses 'all days'. With this function, ranges may have ten years. */
  onAll?: (() => void) | undefined;
}

/**
 * Period of a screen: a named period that moves with the calendar, or a range of days. A choice applies
 * immediately.
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
            // The range begins with the days of the current period.
            else onChange(chosen === 'dates' ? daysOfPeriod(value ?? '30-days', today) : chosen);
          }}
        />
      </div>
      {value === null || named ? null : (
        <DaysField
          value={daysOfPeriod(value, today)}
          onChange={onChange}
          faultOf={onAll ? tooLongForReports : tooLong}
        />
      )}
    </div>
  );
}
