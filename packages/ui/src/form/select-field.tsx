import { NativeSelect } from '@mantine/core';
import type { FieldProps } from './field-props.ts';
import { inputLook, wordsOf } from './input-field.tsx';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

interface SelectFieldProps<Value extends string> extends FieldProps<Value> {
  options: readonly SelectOption<Value>[];
}

/** A choice of one from a list, in the device's own way: a wheel on a phone, letters on a keyboard. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { options, value, onChange, onFocus, onBlur } = props;
  return (
    <NativeSelect
      {...inputLook}
      {...wordsOf(props)}
      data={options.map(({ value: of, label }) => ({ value: of, label }))}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  );
}
