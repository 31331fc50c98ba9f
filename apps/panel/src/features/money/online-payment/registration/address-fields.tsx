import type { FoundCep } from '@comanda/contract/store/store/postal-code.calls';
import { BRAZILIAN_STATES } from '@comanda/domain/money/online-payment/registration';
import { PostalCodeField } from '@comanda/ui/form/fields/masked-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { useRef } from 'react';
import type { RegistrationValues } from './form-values.ts';
import classes from './registration.module.css';
import { registrationTexts as texts } from './texts.ts';
import { useCepLookup } from './use-cep-lookup.ts';
import type { RegistrationFormState } from './use-registration-form.ts';

const NAMES = {
  establishment: {
    postalCode: 'postalCode',
    street: 'street',
    number: 'number',
    complement: 'complement',
    district: 'district',
    city: 'city',
    state: 'state',
  },
  owner: {
    postalCode: 'ownerPostalCode',
    street: 'ownerStreet',
    number: 'ownerNumber',
    complement: 'ownerComplement',
    district: 'ownerDistrict',
    city: 'ownerCity',
    state: 'ownerState',
  },
} as const;

interface AddressFieldsProps {
  of: keyof typeof NAMES;
  form: RegistrationFormState;
}

const STATES = [
  { value: '', label: texts.stateFirst },
  ...BRAZILIAN_STATES.map((state) => ({ value: state, label: state })),
];

/** Address fields. A typed CEP fills in the fields whose values it determines. */
export function AddressFields({ of, form }: AddressFieldsProps) {
  const names = NAMES[of];
  /** The values that the last CEP filled in. */
  const filled = useRef<Partial<RegistrationValues>>({});
  const cep = useCepLookup({
    onFound: (place) => {
      form.change({ ...ofFormerCep(filled.current, form.values), ...placeOf(place, names) });
      filled.current = placeOf(place, names);
    },
    onMissing: () => {
      form.change(emptied(names));
      filled.current = {};
    },
  });
  const postalCode = form.field(names.postalCode);
  // Without unsaved changes, no CEP message is shown.
  const found = form.isChanged ? cep.state : null;
  const error = found === 'missing' ? texts.cep.missing : postalCode.error;
  return (
    <div className={`grid-16 ${classes.fields}`}>
      <div data-span="2">
        <PostalCodeField
          label={texts.postalCode}
          placeholder="00000-000"
          {...postalCode}
          error={error}
          hint={found === null || found === 'missing' ? undefined : texts.cep[found]}
          onChange={(typed) => {
            postalCode.onChange(typed);
            if (typed !== postalCode.value) cep.look(typed);
          }}
        />
      </div>
      <div data-span="4">
        <TextField label={texts.street} {...form.field(names.street)} />
      </div>
      <div data-span="2">
        <TextField label={texts.number} {...form.field(names.number)} />
      </div>
      <div data-span="4">
        <TextField label={texts.complement} {...form.field(names.complement)} />
      </div>
      <div data-span="2">
        <TextField label={texts.district} {...form.field(names.district)} />
      </div>
      <div data-span="3">
        <TextField label={texts.city} {...form.field(names.city)} />
      </div>
      <div data-span="1">
        <SelectField label={texts.state} options={STATES} {...form.field(names.state)} />
      </div>
    </div>
  );
}

type Names = (typeof NAMES)[keyof typeof NAMES];

/** The values that are known for a CEP. Fields without a known value do not change. */
function placeOf(place: FoundCep, names: Names): Partial<RegistrationValues> {
  const { street, district, city, state, complement } = place;
  const found = Object.entries({ street, district, city, state, complement }).filter(
    ([, text]) => text !== '',
  );
  return Object.fromEntries(found.map(([name, text]) => [names[name as keyof Names], text]));
}

/** Empty values for the fields that the previous CEP filled and that the user has not changed since. */
const ofFormerCep = (
  filled: Partial<RegistrationValues>,
  values: RegistrationValues,
): Partial<RegistrationValues> =>
  Object.fromEntries(
    Object.entries(filled)
      .filter(([name, text]) => values[name as keyof RegistrationValues] === text)
      .map(([name]) => [name, '']),
  );

const emptied = (names: Names): Partial<RegistrationValues> =>
  Object.fromEntries(
    (['street', 'district', 'city', 'state', 'complement'] as const).map((name) => [names[name], '']),
  );
