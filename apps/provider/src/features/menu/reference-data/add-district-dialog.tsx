import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { addDistrict, newDistrict } from '@comanda/contract/store/delivery-areas/provider-districts.calls';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { PlaceFields } from '../../../shared/store-identity/place-fields.tsx';
import { citiesQuery } from './cities-query.ts';
import { referenceTexts } from './texts.ts';

const texts = referenceTexts.city;

interface AddDistrictDialogProps {
  known: { state?: string; city?: string };
  onClose: () => void;
}

/** Adds one district by hand instead of with a file. Also adds its city if the city is new. */
export function AddDistrictDialog({ known, onClose }: AddDistrictDialogProps) {
  const form = useCallForm({
    saved: { state: '', city: '', district: '', ...known },
    record: newDistrict,
    send: (values) => sendCall(addDistrict, values),
    savedText: (isNew) => (isNew ? texts.added : texts.knownAlready),
    refreshes: [citiesQuery.queryKey],
    onSaved: onClose,
  });
  return (
    <CallFormDialog
      form={form}
      title={referenceTexts.cities.add}
      submitText={texts.addSubmit}
      onClose={onClose}
    >
      <PlaceFields city={form.field('city')} state={form.field('state')} />
      <TextField label={texts.district} isFirst={known.city !== undefined} {...form.field('district')} />
    </CallFormDialog>
  );
}
