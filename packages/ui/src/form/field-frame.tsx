import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import classes from './field-frame.module.css';
import type { FieldProps } from './field-props.ts';

type Words = Pick<
  FieldProps<unknown>,
  'label' | 'isLabelHidden' | 'hint' | 'error' | 'errorIn' | 'disabled' | 'isFirst' | 'data-path'
>;

/** Props that a control must use so that label, hint and error belong to it. */
interface ControlProps {
  id: string;
  disabled: boolean | undefined;
  'aria-label': string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'data-autofocus': true | undefined;
  'data-path': string | undefined;
}

interface FieldFrameProps extends Words {
  children: (control: ControlProps) => ReactNode;
}

/**
 * Label above a control, hint or error below it. All fields use this frame. The component library's frame
 * weighs 9 kB, which is too much for the fields of the login page.
 */
export function FieldFrame(props: FieldFrameProps) {
  const { label, isLabelHidden = false, hint, error = null, errorIn, disabled, isFirst, children } = props;
  const id = useId();
  const isWrong = error !== null;
  // The error replaces the hint, so that there is only one text to read.
  const note = isWrong ? (error === true ? null : error) : hint;
  const noteElement = note ? (
    <div
      id={`${id}-note`}
      className={isWrong ? classes.error : classes.hint}
      role={isWrong ? 'alert' : undefined}
    >
      {note}
    </div>
  ) : null;
  return (
    <div className="stack-4 shrink">
      {isLabelHidden ? null : (
        <label htmlFor={id} className="text-label">
          {label}
        </label>
      )}
      {children({
        id,
        disabled,
        'aria-label': isLabelHidden ? label : undefined,
        'aria-invalid': isWrong || undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
        'data-autofocus': isFirst || undefined,
        'data-path': props['data-path'],
      })}
      {isWrong && errorIn !== undefined ? errorIn && createPortal(noteElement, errorIn) : noteElement}
    </div>
  );
}
