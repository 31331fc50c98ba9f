import { useId } from 'react';
import type { FieldProps } from '../field-props.ts';
import { InputField, type InputFieldProps } from './input-field.tsx';

type Typing = Pick<
  InputFieldProps,
  | 'placeholder'
  | 'maxLength'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'spellCheck'
  | 'name'
  | 'readOnly'
  | 'type'
  | 'ref'
>;

interface TextFieldProps extends FieldProps<string>, Typing {
  /** Texts that the browser suggests during typing. */
  suggestions?: readonly string[];
}

export function TextField({ suggestions = [], ...rest }: TextFieldProps) {
  const listId = useId();
  if (suggestions.length === 0) return <InputField {...rest} />;
  return (
    <>
      <InputField {...rest} list={listId} />
      <datalist id={listId}>
        {suggestions.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </>
  );
}
