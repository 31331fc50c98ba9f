import '@mantine/core/styles/Input.css';
import { requestRegistration } from '@comanda/contract/access/registration.calls';
import type { RegistrationRequest } from '@comanda/contract/access/registration.wire';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { FormActions } from '@comanda/ui/dialog/form-actions.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError, OfflineError } from '../../../shared/api/api-error.ts';
import { sendCall } from '../../../shared/api/send-call.ts';
import { MaskedInput } from '../masked-input.tsx';
import { maskPhone } from '../masks.ts';
import { useFaultFocus } from '../use-fault-focus.ts';
import classes from './registration-dialog.module.css';
import { faultsFromServer, type RegistrationFaults, registrationFaults } from './registration-faults.ts';
import { registrationTexts } from './texts.ts';

/** How long the good news stays, in ms: it holds a sentence, not a word. */
const DONE_TOAST_MS = 5000;

const nothingTyped: RegistrationRequest = { name: '', storeName: '', mobile: '', email: '' };
/** What was typed and not sent: whoever closes the window by mistake finds it again. */
let draft = nothingTyped;

/** Asks the provider to register a new store. */
export function RegistrationDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const leadToFault = useFaultFocus(form);
  const [request, setRequest] = useState(draft);
  useEffect(() => {
    draft = request;
  }, [request]);
  const [faults, setFaults] = useState<RegistrationFaults>({});
  const [isSending, setSending] = useState(false);

  const send = async () => {
    setSending(true);
    try {
      const { message } = await sendCall(requestRegistration, { ...request, email: request.email.trim() });
      toast.success(message ?? registrationTexts.done, { durationMs: DONE_TOAST_MS });
      draft = nothingTyped;
      onClose();
    } catch (error) {
      setSending(false);
      const atFields = error instanceof ApiError ? faultsFromServer(error.fields) : {};
      setFaults(atFields);
      if (Object.keys(atFields).length === 0) {
        await alertDialog({ kind: 'error', title: registrationTexts.errorTitle, text: failureText(error) });
      }
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = registrationFaults(request);
    setFaults(found);
    leadToFault();
    if (!isSending && Object.keys(found).length === 0) void send();
  };
  const field = (name: keyof RegistrationRequest) => ({
    label: registrationTexts[name],
    value: request[name],
    error: faults[name],
    readOnly: isSending,
    size: 'md',
  });
  const type = (name: keyof RegistrationRequest, value: string) => setRequest({ ...request, [name]: value });

  return (
    <Dialog
      opened
      title={registrationTexts.title}
      onClose={onClose}
      isDismissable={!isSending}
      actions={
        <FormActions
          formId={formId}
          submitText={registrationTexts.submit}
          cancelText={registrationTexts.cancel}
          onCancel={onClose}
          isSending={isSending}
          canCancel={!isSending}
        />
      }
    >
      <form ref={form} id={formId} className={classes.form} onSubmit={submit} noValidate>
        <p>{registrationTexts.intro}</p>
        <TextInput
          {...field('name')}
          data-autofocus
          autoComplete="name"
          onChange={(event) => type('name', event.currentTarget.value)}
        />
        <TextInput
          {...field('storeName')}
          autoComplete="organization"
          onChange={(event) => type('storeName', event.currentTarget.value)}
        />
        <MaskedInput
          {...field('mobile')}
          mask={maskPhone}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          onChange={(value) => type('mobile', value)}
        />
        <TextInput
          {...field('email')}
          type="email"
          autoComplete="email"
          onChange={(event) => type('email', event.currentTarget.value)}
        />
        <p className={classes.consent}>{registrationTexts.consent}</p>
      </form>
    </Dialog>
  );
}

function failureText(error: unknown): string {
  if (error instanceof OfflineError) return registrationTexts.offline;
  return error instanceof ApiError && error.code !== null ? error.message : registrationTexts.failed;
}
