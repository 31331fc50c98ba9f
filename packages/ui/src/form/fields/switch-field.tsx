import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import { useId } from 'react';
import classes from './check-field.module.css';
import { type CheckFieldProps, checkProps } from './check-field.tsx';

/** A switch that takes effect immediately. In a form, prefer `CheckField`. */
export function SwitchField(props: CheckFieldProps) {
  const id = useId();
  // The library's label contains the whole field. Hint and error would therefore become part of the
  // accessible name.
  const { description, error, classNames, ...rest } = checkProps(props);
  const note = error ?? description;
  return (
    <div>
      <Switch
        {...rest}
        classNames={{ ...classNames, track: classes.track, thumb: classes.thumb }}
        size="md"
        withThumbIndicator={false}
        aria-describedby={note ? id : undefined}
      />
      {note ? (
        <div id={id} className={`${classes.note} ${error ? classes.error : classes.hint}`}>
          {note}
        </div>
      ) : null}
    </div>
  );
}
