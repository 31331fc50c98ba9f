import type { ReactNode } from 'react';

/** Props of every field. `form.field('name')` gives value, onChange, onBlur, error and its path. */
export interface FieldProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Help text below the field; an error replaces it. */
  hint?: ReactNode;
  /** The error text: announced and red. True: the field is invalid and the text is elsewhere. */
  error?: string | true | null;
  /** A wider element that shows the error instead of the field; null until it exists. */
  errorIn?: HTMLElement | null;
  disabled?: boolean;
  /** The label is for screen readers only, because a table's head already shows it. */
  isLabelHidden?: boolean;
  /** Gets the focus when its dialog opens. */
  isFirst?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Path of the value in the form, which finds the first refused field. */
  'data-path'?: string;
  /** The field is required: announced to screen readers. */
  'aria-required'?: boolean;
}
