import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldProps } from '../field-props.ts';
import classes from './check-field.module.css';

export interface CheckFieldProps extends Omit<FieldProps<boolean>, 'label'> {
  label: ReactNode;
}

/** Converts the common field props to props of a checkbox. */
export function checkProps(props: CheckFieldProps) {
  const {
    label,
    isLabelHidden = false,
    value,
    onChange,
    hint,
    error = null,
    disabled,
    isFirst,
    onFocus,
    onBlur,
  } = props;
  return {
    ...(isLabelHidden && typeof label === 'string' ? { 'aria-label': label } : { label }),
    description: error === null ? hint : undefined,
    error: error === null ? undefined : <span role="alert">{error}</span>,
    'aria-invalid': error === null ? undefined : true,
    disabled,
    checked: value,
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange(event.currentTarget.checked),
    onFocus,
    onBlur,
    'data-autofocus': isFirst || undefined,
    'data-path': props['data-path'],
    classNames: { body: classes.body, label: classes.label, description: classes.hint, error: classes.error },
  };
}

/** A checkbox with a large touch area. */
export function CheckField(props: CheckFieldProps) {
  const { classNames, ...rest } = checkProps(props);
  return (
    <Checkbox {...rest} classNames={{ ...classNames, input: classes.box, icon: classes.mark }} size="md" />
  );
}
