import type { ComponentProps, ReactNode } from 'react';
import frame from '../field-frame.module.css';
import { FieldFrame } from '../field-frame.tsx';
import type { FieldProps } from '../field-props.ts';
import classes from './input-field.module.css';

export interface InputFieldProps
  extends FieldProps<string>,
    Pick<
      ComponentProps<'input'>,
      | 'placeholder'
      | 'maxLength'
      | 'inputMode'
      | 'autoComplete'
      | 'autoCapitalize'
      | 'autoFocus'
      | 'spellCheck'
      | 'name'
      | 'type'
      | 'readOnly'
      | 'list'
      | 'onKeyDown'
      | 'onMouseDown'
      | 'ref'
    > {
  /** Icon or unit before the input. */
  before?: ReactNode;
  /** Button or icon after the input. */
  after?: ReactNode;
  /** Limits the width of the input to the length of the expected text. */
  room?: 'time' | 'short';
}

/** One-line input; the base of most fields. */
export function InputField(props: InputFieldProps) {
  const {
    label,
    value,
    onChange,
    hint,
    error,
    errorIn,
    disabled,
    isLabelHidden,
    isFirst,
    before,
    after,
    room,
    ...input
  } = props;
  return (
    <FieldFrame {...props}>
      {(control) => (
        <span
          className={classes.box}
          data-room={room}
          // A data attribute instead of the selector `:has`. With `:has`, the browser would restyle every
          // field of the page at each change.
          data-before={before ? '' : undefined}
          data-after={after ? '' : undefined}
        >
          {before ? <span className={classes.before}>{before}</span> : null}
          <input
            autoComplete="off"
            type="text"
            {...input}
            {...control}
            className={frame.control}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {after ? <span className={classes.after}>{after}</span> : null}
        </span>
      )}
    </FieldFrame>
  );
}
