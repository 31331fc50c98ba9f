import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { dateAt, dateOfDayNumber, dayNumberOf } from '@comanda/domain/kit/time/calendar-date';
import { nextTimeOfDay, type StockReturns } from '@comanda/domain/menu/menu/stock-return';
import { TimeField } from '@comanda/ui/form/fields/typed/time-field.tsx';
import { useEffect, useId, useRef } from 'react';
import classes from './stock.module.css';
import { stockTexts } from './texts.ts';

const { out: texts } = stockTexts;

/** The return of an unavailable item: the kind, and the time of day if the kind has one. */
export interface ReturnChoice {
  way: 'never' | 'hour' | 'shift' | 'opening' | 'time';
  /** Minutes since midnight; null while the field is empty. */
  minutes: number | null;
}

/** The moment of a choice in epoch milliseconds; null: no automatic return. Undefined: the choice is incomplete. */
export function momentOf({ way, minutes }: ReturnChoice, returns: StockReturns, now: number) {
  if (way === 'never') return null;
  if (way === 'hour') return returns.inAnHour;
  if (way === 'time') return minutes === null ? undefined : nextTimeOfDay(shownTimeZone(), minutes, now);
  return (way === 'shift' ? returns.shiftEnd : returns.opening) ?? null;
}

interface ReturnFieldProps {
  value: ReturnChoice;
  returns: StockReturns;
  now: number;
  error: string | null;
  onChange: (choice: ReturnChoice) => void;
}

/** Field for the time when an item returns. Each way shows its time. */
export function ReturnField({ value, returns, now, error, onChange }: ReturnFieldProps) {
  const name = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  // The store's hours may load after the window opens. The default choice appears with them and then gets the
  // focus.
  useEffect(() => {
    const at = document.activeElement;
    if (at instanceof HTMLInputElement && at.name === name && at.value !== value.way)
      field.current?.querySelector<HTMLInputElement>(':checked')?.focus();
  }, [name, value.way]);
  const zone = shownTimeZone();
  const ways: { way: ReturnChoice['way']; label: string; at: number | null }[] = [
    ...(returns.shiftEnd === null
      ? []
      : [
          {
            way: 'shift' as const,
            label: returns.isInShift ? texts.shift : texts.nextShift,
            at: returns.shiftEnd,
          },
        ]),
    ...(returns.opening === null
      ? []
      : [
          {
            way: 'opening' as const,
            label: isTomorrow(returns.opening, now, zone)
              ? texts.tomorrow
              : returns.isInShift || returns.shiftEnd === null
                ? texts.opening
                : texts.laterOpening,
            at: returns.opening,
          },
        ]),
    { way: 'hour', label: texts.hour, at: returns.inAnHour },
    {
      way: 'time',
      label: texts.time,
      at: value.minutes === null ? null : nextTimeOfDay(zone, value.minutes, now),
    },
    { way: 'never', label: texts.never, at: null },
  ];
  return (
    <fieldset ref={field} className={`plain-fieldset stack-8 ${classes.returns}`}>
      <legend>{texts.when}</legend>
      {ways.map(({ way, label, at }) => (
        <label key={way} className={`row-12 ${classes.way}`}>
          <input
            type="radio"
            name={name}
            value={way}
            data-autofocus={value.way === way || undefined}
            checked={value.way === way}
            onChange={() => onChange({ ...value, way })}
          />
          <span className={classes.wayName}>{label}</span>
          {at === null ? null : <span className={classes.wayAt}>{texts.at(at, now, zone)}</span>}
        </label>
      ))}
      {value.way === 'time' ? (
        <TimeField
          label={texts.timeLabel}
          value={value.minutes}
          error={error}
          onChange={(minutes) => onChange({ way: 'time', minutes })}
        />
      ) : null}
      <p className="text-14">{texts.whenHint}</p>
    </fieldset>
  );
}

function isTomorrow(at: number, now: number, zone: string): boolean {
  return dateAt(zone, at) === dateOfDayNumber(dayNumberOf(dateAt(zone, now)) + 1);
}
