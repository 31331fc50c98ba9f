import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  type CourierAccount,
  newCourierAccount,
  saveCourierAccount,
} from '@comanda/contract/orders/courier/provider-couriers.calls';
import { PasswordField } from '@comanda/ui/form/fields/password-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { FieldGrid } from '@comanda/ui/form/form-card.tsx';
import classes from './couriers.module.css';
import { couriersQuery } from './couriers-query.ts';
import { courierTexts } from './texts.ts';

const texts = courierTexts.dialog;

interface AccountDialogProps {
  storeId: number;
  /** Null: the store has no account yet. */
  account: CourierAccount | null;
  onClose: () => void;
}

const written = (degrees: number | null | undefined) =>
  degrees == null ? '' : String(degrees).replace('.', ',');
/** Reads a coordinate. Returns null for an empty text, and undefined for an invalid text. */
function readDegrees(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  return /^\s*-?\d{1,3}([.,]\d+)?\s*$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** Links the store to its courier service, or changes the account. */
export function AccountDialog({ storeId, account, onClose }: AccountDialogProps) {
  const form = useCallForm({
    saved: {
      baseUrl: account?.baseUrl ?? '',
      clientId: account?.clientId ?? '',
      secret: '',
      street: account?.street ?? '',
      number: account?.number ?? '',
      complement: account?.complement ?? '',
      postalCode: account?.postalCode ?? '',
      lat: written(account?.latitude),
      lng: written(account?.longitude),
    },
    send: ({ lat, lng, ...values }) =>
      sendCall(saveCourierAccount, {
        storeId,
        ...values,
        latitude: readDegrees(lat) ?? null,
        longitude: readDegrees(lng) ?? null,
      }),
    record: newCourierAccount,
    check: ({ lat, lng }) => ({
      lat: readDegrees(lat) === undefined ? texts.badDegrees : undefined,
      lng: readDegrees(lng) === undefined ? texts.badDegrees : undefined,
    }),
    refreshes: [couriersQuery(storeId).queryKey],
    savedText: texts.done,
    onSaved: onClose,
  });
  return (
    <CallFormDialog form={form} title={texts.title} submitText={texts.submit} width={640} onClose={onClose}>
      <TextField isFirst label={texts.url} placeholder="https://…" {...form.field('baseUrl')} />
      <TextField label={texts.clientId} {...form.field('clientId')} />
      <PasswordField
        label={texts.secret}
        hint={account === null ? texts.secretNew : texts.secretStored}
        autoComplete="off"
        {...form.field('secret')}
      />
      <h3 className={`text-label ${classes.legend}`}>{texts.pickup}</h3>
      <TextField label={texts.street} {...form.field('street')} />
      <FieldGrid>
        <TextField label={texts.number} {...form.field('number')} />
        <TextField label={texts.complement} {...form.field('complement')} />
        <TextField label={texts.postalCode} {...form.field('postalCode')} />
      </FieldGrid>
      <FieldGrid>
        <TextField label={texts.latitude} hint={texts.placeHint} {...form.field('lat')} />
        <TextField label={texts.longitude} {...form.field('lng')} />
      </FieldGrid>
    </CallFormDialog>
  );
}
