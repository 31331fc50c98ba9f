import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  type NewStoreInput,
  newStoreInput,
  STORE_COMPANIES,
} from '@comanda/contract/store/store/provider-new-store.calls';
import { DocumentField, PhoneField } from '@comanda/ui/form/fields/masked-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import type { QueryKey } from '@tanstack/react-query';
import { mailedNotice } from '../session/mailed-notice.ts';
import { IdentityWarnings } from '../store-identity/identity-warnings.tsx';
import { PlaceFields } from '../store-identity/place-fields.tsx';
import classes from './new-store.module.css';
import { newStoreTexts as texts } from './texts.ts';

const COMPANIES = STORE_COMPANIES.map((value) => ({ value, label: texts.companies[value] }));

type Values = Omit<NewStoreInput, 'email' | 'mobile'> & { email: string; mobile: string };
const NOTHING: Values = {
  company: 'comanda',
  name: '',
  legalName: '',
  document: '',
  district: '',
  city: '',
  state: '',
  email: '',
  mobile: '',
  adminName: '',
  adminEmail: '',
};

interface NewStoreDialogProps<Made> {
  title: string;
  /** Values that the form starts with. */
  known?: Partial<Values>;
  /** Creates the store from the typed values. */
  make: (input: NewStoreInput) => Promise<Made>;
  /** Queries to refetch after the creation, besides the list of stores. */
  refreshes?: readonly QueryKey[];
  onMade: (made: Made) => void;
  onClose: () => void;
}

/**
 * Form for the initial data of a store and its administrator. The data are typed, or come from a registration
 * request.
 */
export function NewStoreDialog<Made>(props: NewStoreDialogProps<Made>) {
  const { title, known, make, refreshes = [], onMade, onClose } = props;
  const form = useCallForm({
    saved: { ...NOTHING, ...known },
    record: newStoreInput,
    send: ({ email, mobile, ...input }) =>
      make({ ...input, email: email.trim() || null, mobile: mobile.trim() || null }),
    savedText: null,
    refreshes: [['stores'], ...refreshes],
    onSaved: onMade,
  });
  const { document, city, state } = form.values;
  return (
    <CallFormDialog form={form} title={title} submitText={texts.submit} onClose={onClose} width={720}>
      <p className="prose">
        {texts.hint} {mailedNotice(texts.mailed, texts.notMailed)}
      </p>
      <fieldset className={`plain-fieldset ${classes.group}`}>
        <legend>{texts.store}</legend>
        <div className={`grid-16 ${classes.fields}`}>
          <div className={classes.wide}>
            <TextField label={texts.name} isFirst={known === undefined} {...form.field('name')} />
          </div>
          <div className={classes.wide}>
            <TextField label={texts.legalName} isFirst={known !== undefined} {...form.field('legalName')} />
          </div>
          <DocumentField label={texts.document} {...form.field('document')} />
          <SelectField label={texts.company} options={COMPANIES} {...form.field('company')} />
          <TextField label={texts.district} {...form.field('district')} />
          <PlaceFields city={form.field('city')} state={form.field('state')} />
          <PhoneField label={texts.mobile} {...form.field('mobile')} />
          <TextField label={texts.email} type="email" {...form.field('email')} />
          <div className={classes.wide}>
            <IdentityWarnings document={document} city={city} state={state} />
          </div>
        </div>
      </fieldset>
      <fieldset className={`plain-fieldset ${classes.group}`}>
        <legend>{texts.admin}</legend>
        <div className={`grid-16 ${classes.fields}`}>
          <TextField label={texts.adminName} {...form.field('adminName')} />
          <TextField
            label={texts.adminEmail}
            hint={texts.adminHint}
            type="email"
            {...form.field('adminEmail')}
          />
        </div>
      </fieldset>
    </CallFormDialog>
  );
}
