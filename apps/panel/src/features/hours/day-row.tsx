import type { TimeField as TimeName } from '@comanda/domain/hours/week';
import { CheckField } from '@comanda/ui/form/check-field.tsx';
import { TimeField } from '@comanda/ui/form/time-field.tsx';
import { CopyDay } from './copy-day.tsx';
import { hoursTexts } from './texts.ts';
import type { WeekForm } from './use-week-form.ts';
import classes from './week-card.module.css';

interface DayRowProps {
  form: WeekForm;
  /** 0 for Sunday. */
  index: number;
  /** Words about overlaps, by the form's paths. */
  overlaps: Readonly<Record<string, string>>;
  onCopy: (targets: readonly number[]) => void;
}

/** One weekday: whether the store opens, its two periods, and a way to copy them. */
export function DayRow({ form, index, overlaps, onCopy }: DayRowProps) {
  const name = hoursTexts.days[index] ?? '';
  const day = form.values.days[index];
  if (!day) return null;
  const faults = new Set<string>();
  const time = (field: TimeName, opens: number | null) => {
    const state = form.field(`days.${index}.${field}`) as {
      value: number | null;
      onChange: (value: number | null) => void;
      error: string | null;
      'data-path': string;
    };
    const fault = state.error ?? overlaps[`days.${index}.${field}`];
    if (fault !== undefined) faults.add(fault);
    const isNextDay = opens !== null && state.value !== null && state.value !== 0 && state.value <= opens;
    return (
      <TimeField
        {...state}
        label={`${name}: ${hoursTexts.times[field]}`}
        isLabelHidden
        disabled={!day.isOpen}
        error={fault === undefined ? null : true}
        hint={isNextDay && day.isOpen ? hoursTexts.nextDay : undefined}
      />
    );
  };
  const [first, second] = [
    [time('opens', null), time('closes', day.opens)],
    [time('opensAgain', null), time('closesAgain', day.opensAgain)],
  ] as const;
  return (
    <div className={classes.day} data-closed={!day.isOpen || undefined}>
      <div className={classes.name}>
        <CheckField label={name} {...form.field(`days.${index}.isOpen`)} />
      </div>
      <div className={classes.period}>
        {first[0]}
        <span className={classes.to} aria-hidden="true">
          {hoursTexts.to}
        </span>
        {first[1]}
      </div>
      <div className={classes.period}>
        {second[0]}
        <span className={classes.to} aria-hidden="true">
          {hoursTexts.to}
        </span>
        {second[1]}
      </div>
      <div className={classes.copy}>
        <CopyDay day={name} index={index} onCopy={onCopy} />
      </div>
      {faults.size > 0 ? (
        <p className={classes.fault} role="alert">
          {[...faults].join(' ')}
        </p>
      ) : null}
    </div>
  );
}
