import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { requestRegistration } from '@comanda/contract/people/access/registration.calls';
import {
  type RegistrationRequest,
  registrationRequest,
} from '@comanda/contract/people/access/registration.wire';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { PhoneField } from '@comanda/ui/form/fields/masked-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { useState } from 'react';
import classes from './registration-dialog.module.css';
import { registrationFaults } from './registration-faults.ts';
import { registrationTexts } from './texts.ts';

/** Duration of the success message, in ms, long enough for a whole sentence. */
const DONE_TOAST_MS = 5000;

const nothingTyped: RegistrationRequest = { name: '', storeName: '', mobile: '', email: '' };
/** The typed but unsent values, to restore them if the dialog was closed by mistake. */
let draft = nothingTyped;

/** Dialog that asks the provider to register a new store. */
export function RegistrationDialog({ onClose }: { onClose: () => void }) {
  const [saved] = useState(draft);
  const form = useCallForm({
    saved,
    record: registrationRequest,
    check: registrationFaults,
    send: (request) => sendCall(requestRegistration, request),
    savedText: ({ message }) => message ?? registrationTexts.done,
    savedForMs: DONE_TOAST_MS,
    words: registrationTexts,
    report: (text) => alertDialog({ kind: 'error', text }),
    onValues: (values) => {
      draft = values;
    },
    onSaved: () => {
      draft = nothingTyped;
      onClose();
    },
  });
  const field = (name: keyof RegistrationRequest) => ({
    ...form.field(name),
    label: registrationTexts[name],
  });
  return (
    <CallFormDialog
      form={form}
      title={registrationTexts.title}
      submitText={registrationTexts.submit}
      onClose={onClose}
      confirmsClosing={false}
    >
      <p>{registrationTexts.intro}</p>
      <TextField {...field('name')} isFirst autoComplete="name" />
      <TextField {...field('storeName')} autoComplete="organization" />
      <PhoneField {...field('mobile')} />
      <TextField {...field('email')} autoComplete="email" />
      <p className={`muted-13 ${classes.consent}`}>{registrationTexts.consent}</p>
    </CallFormDialog>
  );
}
