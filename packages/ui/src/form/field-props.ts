import type { ReactNode } from 'react';

/** Props of every field. `form.field('name')` returns value, onChange, onBlur, error and path. */
export interface FieldProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Help text below the field. If there is an error, the error replaces the help text. */
  hint?: ReactNode;
  /**
   * Text of the error, which is announced and red. True: the field is invalid, but another element shows the
   * text.
   */
  error?: string | true | null;
  /** A wider element that shows the error instead of the field. Null until that element exists. */
  errorIn?: HTMLElement | null;
  disabled?: boolean;
  /** True: only screen readers get the label, because the head of a table already shows it. */
  isLabelHidden?: boolean;
  /** True: the field gets the focus when its dialog opens. */
  isFirst?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Path of the value in the form. The form finds the first refused field by it. */
  'data-path'?: string;
  /** True: the field is required, which screen readers announce. */
  'aria-required'?: boolean;
}
