import type { FieldState } from '@comanda/client/form/call-form-setting.ts';
import { STATE_CODES } from '@comanda/domain/kit/places/state-code';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { cityNamesQuery } from './city-names-query.ts';
import classes from './place-fields.module.css';
import { identityTexts as texts } from './texts.ts';

const STATES = ['', ...STATE_CODES].map((value) => ({ value, label: value || texts.noState }));

/** City and state of a store, with suggestions of known cities. */
export function PlaceFields({ city, state }: { city: FieldState<string>; state: FieldState<string> }) {
  const { data: names } = useQuery(cityNamesQuery(state.value));
  return (
    <div className={`grid-16 ${classes.place}`}>
      <TextField label={texts.city} suggestions={names} {...city} />
      <SelectField label={texts.state} options={STATES} {...state} />
    </div>
  );
}
