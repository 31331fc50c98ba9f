import '@mantine/core/styles/Input.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './password-field.module.css';

/** A password with a show/hide button that says what it will do and is reached by keyboard. */
export function PasswordField(props: TextInputProps) {
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? IconEyeOff : IconEye;
  return (
    <TextInput
      size="md"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isVisible ? 'text' : 'password'}
      rightSectionWidth={44}
      rightSection={
        <button
          type="button"
          className={classes.toggle}
          aria-label={isVisible ? 'Ocultar senha' : 'Mostrar senha'}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" />
        </button>
      }
    />
  );
}
