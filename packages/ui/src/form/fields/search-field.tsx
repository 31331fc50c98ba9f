import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import type { FieldProps } from '../field-props.ts';
import { InputField } from './input-field.tsx';

interface SearchFieldProps extends FieldProps<string> {
  placeholder?: string;
}

/** Search words for a list. Escape or ✕ clears the field, and the focus stays in the field. */
export function SearchField({ value, onChange, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const empty = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <InputField
      {...rest}
      ref={input}
      type="search"
      inputMode="search"
      value={value}
      onChange={onChange}
      onKeyDown={(event) => {
        // Enter must not send the surrounding form.
        if (event.key === 'Enter') event.preventDefault();
        if (event.key !== 'Escape' || value === '') return;
        // The first Escape only clears the field. The next Escape closes the surrounding window.
        event.stopPropagation();
        event.preventDefault();
        empty();
      }}
      before={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
      after={
        value === '' || rest.disabled ? null : (
          <button type="button" aria-label="Limpar busca" onClick={empty}>
            <IconX size={18} stroke={1.75} aria-hidden="true" />
          </button>
        )
      }
    />
  );
}
