import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  createStore,
  type NewStoreWish,
  newStoreWish,
  type OpenedStore,
  STORE_COMPANIES,
} from '@comanda/contract/provider/new-store.calls';
import { FieldGrid } from '@comanda/ui/form/form-card.tsx';
import { DocumentField, PhoneField } from '@comanda/ui/form/masked-field.tsx';
import { SelectField } from '@comanda/ui/form/select-field.tsx';
import { TextField } from '@comanda/ui/form/text-field.tsx';
import { useState } from 'react';
import { LinkDialog } from '../../shared/link-dialog.tsx';
import { newStoreTexts as texts } from './texts.ts';

const COMPANIES = STORE_COMPANIES.map((value) => ({ value, label: texts.companies[value] }));

type Values = Omit<NewStoreWish, 'email' | 'mobile'> & { email: string; mobile: string };
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

interface NewStoreDialogProps {
  onClose: () => void;
  /** The store is there, and what was shown of it once has been put away. */
  onMade: (storeId: number) => void;
}

/** A store made by hand: its data, who administrates it, and then the link and the key, shown this once. */
export function NewStoreDialog({ onClose, onMade }: NewStoreDialogProps) {
  const [made, setMade] = useState<OpenedStore | null>(null);
  const form = useCallForm({
    saved: NOTHING,
    record: newStoreWish,
    send: ({ email, mobile, ...wish }) =>
      sendCall(createStore, { ...wish, email: email.trim() || null, mobile: mobile.trim() || null }),
    savedText: null,
    refreshes: [['stores']],
    onSaved: setMade,
  });
  if (made !== null)
    return (
      <LinkDialog
        title={texts.madeTitle(made.storeId)}
        text={made.isMailed ? texts.mailed : texts.notMailed}
        secrets={[
          { label: texts.link, value: made.link },
          { label: texts.key, value: made.intakeKey },
        ]}
        onClose={() => onMade(made.storeId)}
      />
    );
  return (
    <CallFormDialog form={form} title={texts.title} submitText={texts.submit} onClose={onClose} width={720}>
      <p>{texts.hint}</p>
      <TextField label={texts.name} maxLength={80} isFirst {...form.field('name')} />
      <TextField label={texts.legalName} maxLength={120} {...form.field('legalName')} />
      <FieldGrid>
        <DocumentField label={texts.document} {...form.field('document')} />
        <SelectField label={texts.company} options={COMPANIES} {...form.field('company')} />
        <TextField label={texts.district} maxLength={80} {...form.field('district')} />
        <TextField label={texts.city} maxLength={80} {...form.field('city')} />
        <TextField label={texts.state} maxLength={2} autoCapitalize="characters" {...form.field('state')} />
        <PhoneField label={texts.mobile} {...form.field('mobile')} />
      </FieldGrid>
      <TextField label={texts.email} type="email" maxLength={254} {...form.field('email')} />
      <TextField
        label={`${texts.admin}: ${texts.adminName.toLowerCase()}`}
        maxLength={80}
        {...form.field('adminName')}
      />
      <TextField
        label={`${texts.admin}: ${texts.adminEmail.toLowerCase()}`}
        hint={texts.adminHint}
        type="email"
        maxLength={254}
        {...form.field('adminEmail')}
      />
    </CallFormDialog>
  );
}
