import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { FieldProps } from '../field-props.ts';
import { InputField, type InputFieldProps } from './input-field.tsx';

type PasswordFieldProps = FieldProps<string> &
  Pick<InputFieldProps, 'name' | 'autoComplete' | 'readOnly' | 'ref'>;

/**
 * A password with a button that shows or hides it. The button's name is its next action, and the Tab key
 * reaches it.
 */
export function PasswordField(props: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? IconEyeOff : IconEye;
  return (
    <InputField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isVisible ? 'text' : 'password'}
      after={
        <button
          type="button"
          aria-label={isVisible ? 'Ocultar senha' : 'Mostrar senha'}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" />
        </button>
      }
    />
  );
}
