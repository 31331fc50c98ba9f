import { IconCalendar } from '@tabler/icons-react';
import { useRef } from 'react';
import type { FieldProps } from '../../field-props.ts';
import classes from './date-field.module.css';
import { maskDay, readDay, readWholeDay, writeDay } from './read-day.ts';
import { TypedField } from './typed-field.tsx';

interface DateFieldProps extends FieldProps<string | null> {
  /** First day of the calendar, as an ISO date. If the user types an earlier day, the form refuses it. */
  earliest?: string;
  /**
   * True: the value changes during typing. '16/11/20' is then no day yet, because the user may still type
   * '16/11/2026'.
   */
  isQuick?: boolean;
  /** Error text for an invalid day. Days before 1900 are invalid. */
  wrong?: string;
}

const NO_DAY = 'Este dia não existe: use dd/mm/aaaa.';

/**
 * A field for a calendar day, with an ISO value such as `2026-12-24`; null if it is empty. Users type
 * dd/mm/aaaa, or pick a day in the device's calendar.
 */
export function DateField({ earliest, wrong = NO_DAY, isQuick = false, ...rest }: DateFieldProps) {
  const calendar = useRef<HTMLInputElement>(null);
  const { label, value, onChange, disabled } = rest;
  return (
    <TypedField
      {...rest}
      room="short"
      inputMode="numeric"
      placeholder="dd/mm/aaaa"
      write={writeDay}
      read={isQuick ? readWholeDay : readDay}
      mask={maskDay}
      wrong={wrong}
      after={
        <span className={`relative ${classes.picker}`}>
          <button
            type="button"
            aria-label={`${label}: abrir calendário`}
            disabled={disabled}
            onClick={() => calendar.current?.showPicker()}
          >
            <IconCalendar size={20} stroke={1.75} aria-hidden="true" />
          </button>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            min={earliest}
            value={value ?? ''}
            onChange={(event) => onChange(event.currentTarget.value || null)}
          />
        </span>
      }
    />
  );
}
