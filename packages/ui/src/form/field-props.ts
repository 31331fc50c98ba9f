import type { ReactNode } from 'react';

/** What every field of a form takes. `form.field('name')` of a form gives value, onChange, onBlur, error and its path. */
export interface FieldProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** What it is for, below it; an error takes its place. */
  hint?: ReactNode;
  /** What is wrong with it; announced, and red with a word. True: it is wrong, and what is wrong stands beside it. */
  error?: string | true | null;
  /** Where that is told instead of below the field: a place with more room. Null until it is there. */
  errorIn?: HTMLElement | null;
  disabled?: boolean;
  /** The label is for screen readers only: a table's head says it to everybody else. */
  isLabelHidden?: boolean;
  /** It has the focus when its dialog opens. */
  isFirst?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Where its value stands in the form: how a refused field is found on the screen. */
  'data-path'?: string;
  /** It cannot be left empty: said to screen readers. */
  'aria-required'?: boolean;
}
