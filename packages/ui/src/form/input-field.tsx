import '@mantine/core/styles/Input.layer.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { FieldProps } from './field-props.ts';
import classes from './input-field.module.css';

/** The one look of what is typed or chosen, for the design system's own fields. */
export const inputLook = {
  size: 'md',
  classNames: {
    label: classes.label,
    description: classes.hint,
    error: classes.error,
    input: classes.input,
    wrapper: classes.wrapper,
    section: classes.section,
  },
  inputWrapperOrder: ['label', 'input', 'error', 'description'],
} as const satisfies TextInputProps;

type Words = Pick<
  FieldProps<unknown>,
  'label' | 'isLabelHidden' | 'hint' | 'error' | 'disabled' | 'isFirst' | 'data-path'
>;

/** Label, hint, error and place of a field as the components underneath take them. */
export function wordsOf({
  label,
  isLabelHidden = false,
  hint,
  error = null,
  disabled,
  isFirst,
  ...rest
}: Words) {
  return {
    label: isLabelHidden ? undefined : label,
    'aria-label': isLabelHidden ? label : undefined,
    // The error takes the hint's place: one thing to read.
    description: error === null ? hint : undefined,
    error,
    errorProps: { role: 'alert' },
    disabled,
    'data-autofocus': isFirst || undefined,
    'data-path': rest['data-path'],
  };
}

export interface InputFieldProps
  extends FieldProps<string>,
    Pick<
      TextInputProps,
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
      | 'leftSection'
      | 'leftSectionWidth'
      | 'leftSectionPointerEvents'
      | 'rightSection'
      | 'rightSectionWidth'
      | 'rightSectionPointerEvents'
      | 'onKeyDown'
      | 'onMouseDown'
      | 'ref'
    > {
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
    disabled,
    isLabelHidden,
    isFirst,
    room,
    onFocus,
    onBlur,
    ...rest
  } = props;
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      {...inputLook}
      {...wordsOf(props)}
      mod={{ room }}
      className={classes.field}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  );
}
