import type { FieldProps } from '../../field-props.ts';
import { maskTime, readTime, writeTime } from './read-time.ts';
import { TypedField } from './typed-field.tsx';

const LAST_MINUTE = 24 * 60 - 1;

interface TimeFieldProps extends FieldProps<number | null> {
  /** Minutes between two values of the arrow keys. An arrow key selects the next multiple. */
  stepMinutes?: number;
  /** Last allowed minute of the day. 1440 allows a day to end at 24:00. */
  latest?: number;
}

/**
 * A field for a time of day (24 hours, 99:99). Its value is in minutes; null if it is empty. The up and down
 * arrows change it in steps.
 */
export function TimeField({ stepMinutes = 15, latest = LAST_MINUTE, ...rest }: TimeFieldProps) {
  const { value, onChange } = rest;
  const step = (direction: 1 | -1) => {
    const marks = (value ?? -1) / stepMinutes;
    const next = (direction > 0 ? Math.floor(marks) + 1 : Math.ceil(marks) - 1) * stepMinutes;
    const last = latest - (latest % stepMinutes);
    onChange(next > latest ? 0 : next < 0 ? last : next);
  };
  return (
    <TypedField
      {...rest}
      room="time"
      inputMode="numeric"
      placeholder="--:--"
      write={writeTime}
      read={(text) => readTime(text, latest)}
      mask={maskTime}
      wrong={`Use um horário de 00:00 a ${writeTime(latest)}.`}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        if (!rest.disabled) step(event.key === 'ArrowUp' ? 1 : -1);
      }}
    />
  );
}
