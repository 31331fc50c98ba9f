import type { TimeField as TimeName, TypedDay } from '@comanda/domain/store/hours/week';
import type { FieldProps } from '@comanda/ui/form/field-props.ts';
import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { TimeField } from '@comanda/ui/form/fields/typed/time-field.tsx';
import { useState } from 'react';
import { CopyDay } from './copy-day.tsx';
import classes from './week-days.module.css';
import { weekTexts } from './week-texts.ts';

type DayField<Value> = Pick<FieldProps<Value>, 'value' | 'onChange' | 'error' | 'data-path' | 'disabled'>;

interface DayRowProps {
  day: TypedDay;
  /** 0 is Sunday. */
  index: number;
  isOpen: DayField<boolean>;
  time: (name: TimeName) => DayField<number | null>;
  /** Message about a time, in addition to the messages of its own field. */
  faultOf: (name: TimeName) => string | undefined;
  onCopy: (targets: readonly number[]) => void;
}

/** Names of the columns, hidden from screen readers: each field has its own label. */
export function WeekHead() {
  return (
    <div className={classes.head} aria-hidden="true">
      <span>{weekTexts.columns.day}</span>
      <span>{weekTexts.columns.first}</span>
      <span>{weekTexts.columns.second}</span>
    </div>
  );
}

/** A weekday: open or closed, its two periods, and a button to copy them. */
export function DayRow({ day, index, isOpen, time: fieldOf, faultOf, onCopy }: DayRowProps) {
  const name = weekTexts.days[index] ?? '';
  const [faultPlace, setFaultPlace] = useState<HTMLElement | null>(null);
  const shown = new Set<string>();
  const time = (field: TimeName, opens: number | null) => {
    const state = fieldOf(field);
    const fault = typeof state.error === 'string' ? state.error : faultOf(field);
    // The message is shown only once, even if it concerns several times of the day.
    const error = fault === undefined ? null : shown.has(fault) || fault;
    if (fault !== undefined) shown.add(fault);
    const isNextDay = opens !== null && state.value !== null && state.value !== 0 && state.value <= opens;
    return (
      <TimeField
        {...state}
        label={`${name}: ${weekTexts.times[field]}`}
        isLabelHidden
        disabled={state.disabled === true || !day.isOpen}
        error={error}
        errorIn={faultPlace}
        hint={isNextDay && day.isOpen ? weekTexts.nextDay : undefined}
      />
    );
  };
  const [first, second] = [
    [time('opens', null), time('closes', day.opens)],
    [time('opensAgain', null), time('closesAgain', day.opensAgain)],
  ] as const;
  return (
    <div className={classes.day} data-closed={!day.isOpen || undefined}>
      <div className={`row ${classes.name}`}>
        <CheckField label={name} {...isOpen} />
      </div>
      <div className={classes.period}>
        {first[0]}
        <span className={classes.to} aria-hidden="true">
          {weekTexts.to}
        </span>
        {first[1]}
      </div>
      <div className={classes.period}>
        {second[0]}
        <span className={classes.to} aria-hidden="true">
          {weekTexts.to}
        </span>
        {second[1]}
      </div>
      <div className={`row ${classes.copy}`}>
        {isOpen.disabled ? null : <CopyDay day={name} index={index} onCopy={onCopy} />}
      </div>
      <div ref={setFaultPlace} className={classes.fault} />
    </div>
  );
}
