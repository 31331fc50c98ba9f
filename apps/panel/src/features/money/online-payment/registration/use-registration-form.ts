import { sendCall } from '@comanda/client/api/send-call.ts';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { saveOnlineRegistration } from '@comanda/contract/money/online-payment/registration.calls';
import {
  onlineRegistrationSave,
  type ShownOnlineRegistration,
} from '@comanda/contract/money/online-payment/registration.wire';
import { ONLINE_PAYMENT_KEY } from '../online-payment-queries.ts';
import { savedOf, valuesOf } from './form-values.ts';
import { registrationTexts as texts } from './texts.ts';

const NOTICE_MS = 5_000;

/** The form of a registration; `onSaved` locks it again. */
export function useRegistrationForm(registration: ShownOnlineRegistration, onSaved: () => void) {
  return useCallForm({
    saved: valuesOf(registration),
    version: registration.version,
    record: onlineRegistrationSave,
    check: ({ personType, companyDocument }) => ({
      companyDocument: personType === 'company' && companyDocument === '' ? texts.documentMissing : undefined,
    }),
    send: (values, version) => sendCall(saveOnlineRegistration, savedOf(values, version)),
    savedText: ({ message }) => message,
    savedForMs: NOTICE_MS,
    words: { failed: texts.failed },
    refreshes: [ONLINE_PAYMENT_KEY],
    onSaved,
  });
}

export type RegistrationFormState = ReturnType<typeof useRegistrationForm>;
