import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { isSameValue } from '@comanda/client/form/merge-changes.ts';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { formatTime } from '@comanda/client/formats/date-time.ts';
import { changeStoreData, storeDataChange } from '@comanda/contract/store/store/provider-store-data.calls';
import type { StoreDetail } from '@comanda/contract/store/store/provider-stores.wire';
import { zoneAfterMove } from '@comanda/domain/kit/time/brazilian-zones';
import { DocumentField, PhoneField } from '@comanda/ui/form/fields/masked-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { maskDocument, maskPhone } from '@comanda/ui/form/fields/typed/masks.ts';
import { storeQuery } from '../../../shared/store/store-query.ts';
import { IdentityWarnings } from '../../../shared/store-identity/identity-warnings.tsx';
import { PlaceFields } from '../../../shared/store-identity/place-fields.tsx';
import { dataTexts } from './texts.ts';
import { zoneOptions } from './zone-words.ts';

const NO_REASON = { reason: '' };

/**
 * Dialog that corrects the registration data of a store, with a reason. A notice goes to the previous
 * contacts.
 */
export function DataDialog({ store, onClose }: { store: StoreDetail; onClose: () => void }) {
  const { storeId, name, legalName, city, state, timeZone, dataVersion } = store;
  const stored = {
    ...{ legalName, city, state, timeZone, ...NO_REASON },
    document: maskDocument(store.document),
    mobile: maskPhone(store.mobile ?? ''),
  };
  const form = useCallForm({
    saved: stored,
    version: dataVersion,
    record: storeDataChange,
    check: (values) => ({
      reason: isSameValue({ ...values, ...NO_REASON }, stored)
        ? dataTexts.nothingChanged
        : values.reason.trim() === ''
          ? dataTexts.reasonMissing
          : undefined,
    }),
    send: ({ mobile, ...values }, version) =>
      sendCall(changeStoreData, {
        ...values,
        storeId,
        mobile: mobile.trim() || null,
        version: version ?? null,
      }),
    savedText: ({ message }) => dataTexts.saved(message),
    refreshes: [storeQuery(storeId).queryKey, ['stores']],
    onSaved: onClose,
  });
  const { values } = form;
  const place = { city: form.field('city'), state: form.field('state') };
  // If the time zone matched the previous city, a new city also changes the time zone.
  const moveTo = (to: { city?: string; state?: string }) =>
    form.change({ ...to, timeZone: zoneAfterMove(values, { ...values, ...to }) });
  const now = Date.now();
  return (
    <CallFormDialog
      form={form}
      title={dataTexts.dialogTitle(name)}
      submitText={dataTexts.save}
      onClose={onClose}
      width={560}
    >
      <PhoneField label={dataTexts.mobile} hint={dataTexts.mobileHint} {...form.field('mobile')} />
      <TextField label={dataTexts.legalName} {...form.field('legalName')} />
      <DocumentField label={dataTexts.document} {...form.field('document')} />
      <PlaceFields
        city={{ ...place.city, onChange: (typed) => moveTo({ city: typed }) }}
        state={{ ...place.state, onChange: (chosen) => moveTo({ state: chosen }) }}
      />
      <SelectField
        label={dataTexts.timeZone}
        hint={dataTexts.timeZoneHint(formatTime(new Date(now), values.timeZone))}
        options={zoneOptions(values.timeZone, now)}
        {...form.field('timeZone')}
      />
      <IdentityWarnings
        storeId={storeId}
        document={values.document}
        city={values.city}
        state={values.state}
      />
      <TextAreaField label={dataTexts.reason} hint={dataTexts.reasonHint} {...form.field('reason')} />
    </CallFormDialog>
  );
}
