import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallForm } from '@comanda/client/form/call-form.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { saveRegistration } from '@comanda/contract/store/store/registration-data.calls';
import { type Registration, registrationSave } from '@comanda/contract/store/store/registration-data.wire';
import { formatPostalCode } from '@comanda/domain/kit/places/postal-code';
import type { ReviewedField } from '@comanda/domain/store/store/pending-changes';
import type { RegistrationData } from '@comanda/domain/store/store/registration-data';
import { Button } from '@comanda/ui/button/button.tsx';
import { PhoneField, PostalCodeField } from '@comanda/ui/form/fields/masked-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { maskDocument, maskPhone } from '@comanda/ui/form/fields/typed/masks.ts';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconMailQuestion } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PostalCodeHelp } from './postal-code-help.tsx';
import { registrationQuery } from './registration-queries.ts';
import classes from './registration-screen.module.css';
import { ReviewedPictureUpload } from './reviewed-picture-upload.tsx';
import { ReviewedText } from './reviewed-text.tsx';
import { StoreEmailDialog } from './store-email-dialog.tsx';
import { registrationTexts as texts } from './texts.ts';

/** The typed values: postal code and contact with punctuation. */
interface Values {
  data: RegistrationData;
  appText: string;
  phrase: string;
}

const TOAST_MS = 5_000;

function valuesOf({ store, pending }: Registration): Values {
  const { name, email, street, number, district, postalCode, contact } = store;
  const waiting = (field: ReviewedField) => pending.find((change) => change.field === field);
  const shown = (field: 'app-text' | 'phrase', current: string) => {
    const change = waiting(field);
    return change === undefined ? current : (change.after ?? '');
  };
  return {
    data: {
      name,
      email,
      street,
      number,
      district,
      postalCode: formatPostalCode(postalCode),
      contact: maskPhone(contact),
    },
    appText: shown('app-text', store.appText),
    phrase: shown('phrase', store.phrase),
  };
}

/** The store's own data. Texts and pictures need the team's approval. */
export function RegistrationForm({ registration }: { registration: Registration }) {
  const { store, waitingEmail } = registration;
  const [isConfirming, setConfirming] = useState(false);
  const queries = useQueryClient();
  const isWaiting = waitingIn(registration);
  const form = useCallForm<Values, Registration>({
    saved: valuesOf(registration),
    version: store.version,
    record: registrationSave,
    send: ({ data, appText, phrase }, version) =>
      sendCall(saveRegistration, {
        data,
        version: version ?? null,
        // A text that waits for approval cannot be changed, so it is not sent.
        ...(isWaiting('app-text') ? {} : { appText }),
        ...(isWaiting('phrase') ? {} : { phrase }),
      }),
    // No toast after a new e-mail address: a separate dialog shows its state.
    savedText: (_answer, { data }) => (data.email === store.email ? texts.saved : null),
    savedForMs: TOAST_MS,
    words: { failed: texts.failed },
    refreshes: [registrationQuery.queryKey, ['store']],
    savedAs: valuesOf,
    onSaved: (answer, { data }) => {
      queries.setQueryData(registrationQuery.queryKey, answer);
      setConfirming(data.email !== store.email && answer.waitingEmail !== null);
    },
  });
  const changeData = (part: Partial<RegistrationData>) =>
    form.change({ data: { ...form.values.data, ...part } });
  return (
    <>
      <CallForm form={form} saveText={texts.save} inWords={inWords}>
        <FormCard title={texts.dataTitle} hint={texts.dataHint}>
          <div className={`grid-16 ${classes.pair}`}>
            <TextField
              label={texts.document}
              value={maskDocument(store.document)}
              readOnly
              disabled
              onChange={ignore}
              hint={texts.readOnlyHint}
            />
            <TextField label={texts.legalName} value={store.legalName} readOnly disabled onChange={ignore} />
          </div>
          <div className={`grid-16 ${classes.pair}`}>
            <TextField label={texts.name} autoComplete="organization" {...form.field('data.name')} />
            <TextField
              label={texts.email}
              autoComplete="email"
              hint={texts.emailHint}
              {...form.field('data.email')}
            />
          </div>
          {waitingEmail === null ? null : (
            <div className={`row wraps ${classes.emailWaiting}`}>
              <Note tone="pending" icon={<IconMailQuestion size={20} stroke={1.75} aria-hidden="true" />}>
                {texts.emailWaiting(waitingEmail)}
              </Note>
              <Button variant="default" onClick={() => setConfirming(true)}>
                {texts.typeCode}
              </Button>
            </div>
          )}
          <div className={`grid-16 ${classes.address}`}>
            <div data-span="2">
              <PostalCodeField
                label={texts.postalCode}
                placeholder="00000-000"
                {...form.field('data.postalCode')}
              />
            </div>
            <div data-span="4">
              <TextField label={texts.street} autoComplete="address-line1" {...form.field('data.street')} />
            </div>
            <PostalCodeHelp
              postalCode={form.values.data.postalCode}
              saved={form.saved.data.postalCode}
              data={form.values.data}
              store={store}
              onTake={changeData}
            />
            <div data-span="2">
              <TextField label={texts.number} {...form.field('data.number')} />
            </div>
            <div data-span="2">
              <TextField label={texts.district} {...form.field('data.district')} />
            </div>
            <div data-span="2">
              <TextField
                label={texts.city}
                value={`${store.city} - ${store.state}`}
                readOnly
                disabled
                onChange={ignore}
                hint={texts.readOnlyHint}
              />
            </div>
          </div>
          <div className={`grid-16 ${classes.pair}`}>
            <PhoneField
              label={texts.contact}
              placeholder="(11) 98765-4321"
              hint={form.values.data.contact === '' ? texts.contactMissing : texts.contactHint}
              {...form.field('data.contact')}
            />
          </div>
        </FormCard>
        <ReviewedCard form={form} registration={registration} />
      </CallForm>
      {isConfirming && waitingEmail !== null ? (
        <StoreEmailDialog store={store} email={waitingEmail} onClose={() => setConfirming(false)} />
      ) : null}
    </>
  );
}

interface ReviewedCardProps {
  form: ReturnType<typeof useCallForm<Values, Registration>>;
  registration: Registration;
}

/** Texts and pictures whose changes need approval by the provider's team. */
function ReviewedCard({ form, registration }: ReviewedCardProps) {
  const { store, pending } = registration;
  const isWaiting = waitingIn(registration);
  return (
    <FormCard title={texts.reviewedTitle} hint={texts.reviewedHint}>
      <ReviewedText
        label={texts.fields['app-text']}
        hint={texts.appTextHint}
        rows={4}
        isWaiting={isWaiting('app-text')}
        {...form.field('appText')}
      />
      <ReviewedText
        label={texts.fields.phrase}
        hint={texts.phraseHint}
        isWaiting={isWaiting('phrase')}
        {...form.field('phrase')}
      />
      <div className={classes.pictures}>
        {(['logo', 'banner'] as const).map((field) => (
          <ReviewedPictureUpload
            key={field}
            field={field}
            current={store[field]}
            waiting={pending.find((change) => change.field === field)?.after ?? null}
          />
        ))}
      </div>
    </FormCard>
  );
}

function waitingIn({ pending }: Registration) {
  return (field: ReviewedField) => pending.some((change) => change.field === field);
}

const ignore = () => undefined;

const inWords = ({ data, appText, phrase }: Values) =>
  [
    [texts.name, data.name],
    [texts.email, data.email],
    [texts.postalCode, data.postalCode],
    [texts.street, data.street],
    [texts.number, data.number],
    [texts.district, data.district],
    [texts.contact, data.contact],
    [texts.fields['app-text'], appText],
    [texts.fields.phrase, phrase],
  ] as const;
