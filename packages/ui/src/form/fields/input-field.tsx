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
  /** An icon or a unit before what is typed. */
  before?: ReactNode;
  /** A button or an icon after it. */
  after?: ReactNode;
  /** How wide it is at most: as what is typed into it. */
  room?: 'time' | 'short';
}

/** One line to type, as all fields made of it look. */
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
          // Said, not found by :has: with a tag at its end it has every field of the page styled anew at each change.
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
