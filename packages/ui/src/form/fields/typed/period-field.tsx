import type { CalendarDate } from '@comanda/domain/time/calendar-date';
import {
  type DayRange,
  daysOfPeriod,
  faultOfRange,
  LONGEST_RANGE_DAYS,
  type Period,
  wordOfPeriod,
} from '@comanda/domain/time/day-range';
import { useState } from 'react';
import { Segmented } from '../../segmented.tsx';
import { DateField } from './date-field.tsx';
import classes from './period-field.module.css';

const NAMES = {
  today: 'Hoje',
  yesterday: 'Ontem',
  '7-days': '7 dias',
  '30-days': '30 dias',
  dates: 'Outro',
} as const;
const CHOICES = (['today', 'yesterday', '7-days', '30-days', 'dates'] as const).map((value) => ({
  value,
  label: NAMES[value],
}));

interface PeriodFieldProps {
  label?: string;
  value: Period;
  /** The day it is where the days count: a store's own calendar. */
  today: CalendarDate;
  /** Called with periods that can be shown only. */
  onChange: (period: Period) => void;
}

/** What is being written of two days, and the period it was written over. */
interface Typed {
  over: string;
  from: CalendarDate | null;
  to: CalendarDate | null;
}

/**
 * Which days a screen shows: a named period, which moves on with the calendar, or the days from one to another, a year
 * at most. What is no period stays as it is written, says why, and changes nothing.
 */
export function PeriodField({ label = 'Período', value, today, onChange }: PeriodFieldProps) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const isDates = typeof value !== 'string';
  // A period that came from elsewhere, by a link or Back, is what counts.
  const days = typed?.over === wordOfPeriod(value) ? typed : daysOfPeriod(value, today);
  const write = (next: { from: CalendarDate | null; to: CalendarDate | null }) => {
    const range = wholeRange(next);
    const isShown = range !== null && faultOfRange(range) === null;
    setTyped({ ...next, over: wordOfPeriod(isShown ? range : value) });
    if (isShown) onChange(range);
  };
  return (
    <div className={`stack-12 ${classes.field}`}>
      <Segmented
        label={label}
        value={isDates ? 'dates' : value}
        options={CHOICES}
        onChange={(chosen) => onChange(chosen === 'dates' ? daysOfPeriod(value, today) : chosen)}
      />
      {isDates ? (
        <div className={`grid-12 ${classes.days}`}>
          <DateField label="De" value={days.from} onChange={(from) => write({ from, to: days.to })} />
          <DateField
            label="Até"
            value={days.to}
            error={faultText(days)}
            onChange={(to) => write({ from: days.from, to })}
          />
        </div>
      ) : null}
    </div>
  );
}

function wholeRange({ from, to }: { from: CalendarDate | null; to: CalendarDate | null }): DayRange | null {
  return from === null || to === null ? null : { from, to };
}

function faultText(days: { from: CalendarDate | null; to: CalendarDate | null }): string | null {
  const range = wholeRange(days);
  const fault = range && faultOfRange(range);
  if (fault === 'backwards') return 'O período termina antes de começar.';
  return fault === 'too-long' ? `Escolha no máximo ${LONGEST_RANGE_DAYS} dias.` : null;
}
