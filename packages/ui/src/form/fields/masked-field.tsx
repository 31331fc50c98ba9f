import type { FieldProps } from '../field-props.ts';
import { InputField, type InputFieldProps } from './input-field.tsx';
import { maskDocument, maskPhone, maskPostalCode } from './typed/masks.ts';
import { type Mask, useMask } from './typed/use-mask.ts';

type MaskedFieldProps = FieldProps<string> &
  Pick<
    InputFieldProps,
    | 'placeholder'
    | 'readOnly'
    | 'name'
    | 'autoComplete'
    | 'inputMode'
    | 'autoCapitalize'
    | 'spellCheck'
    | 'type'
  >;

/** A field that adds punctuation while the user types. Its value includes the punctuation. */
function MaskedField({ mask, ...props }: MaskedFieldProps & { mask: Mask }) {
  const { input, masked } = useMask(props.value, mask);
  return <InputField {...props} ref={input} onChange={(typed) => props.onChange(masked(typed))} />;
}

/** A field for a Brazilian phone number, `(11) 98765-4321`. */
export function PhoneField(props: MaskedFieldProps) {
  return <MaskedField type="tel" inputMode="tel" autoComplete="tel-national" {...props} mask={maskPhone} />;
}

/** A field for a Brazilian postal code, `01310-100`. */
export function PostalCodeField(props: MaskedFieldProps) {
  return <MaskedField inputMode="numeric" autoComplete="postal-code" {...props} mask={maskPostalCode} />;
}

/** A field for a CPF or a CNPJ. */
export function DocumentField(props: MaskedFieldProps) {
  return <MaskedField autoCapitalize="characters" spellCheck={false} {...props} mask={maskDocument} />;
}
