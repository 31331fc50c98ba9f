import frame from '../field-frame.module.css';
import { FieldFrame } from '../field-frame.tsx';
import type { FieldProps } from '../field-props.ts';
import classes from './text-area-field.module.css';

interface TextAreaFieldProps extends FieldProps<string> {
  placeholder?: string;
  maxLength?: number;
  /** Number of visible lines. Longer texts scroll. */
  rows?: number;
  /** True: the text is code, so it is monospaced and has no spell check. */
  isCode?: boolean;
}

/** A field for several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { placeholder, maxLength, rows = 4, isCode = false, value, onChange, onFocus, onBlur } = props;
  return (
    <FieldFrame {...props}>
      {(control) => (
        <textarea
          {...control}
          className={`${frame.control} ${classes.area}`}
          data-code={isCode || undefined}
          autoComplete="off"
          rows={rows}
          spellCheck={isCode ? false : undefined}
          placeholder={placeholder}
          maxLength={maxLength}
          aria-required={props['aria-required']}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onFocus={onFocus}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  );
}
