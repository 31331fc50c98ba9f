import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  type CitySummary,
  cityName,
  type DistrictSummary,
  districtName,
  renameCity,
  renameDistrict,
} from '@comanda/contract/store/delivery-areas/provider-districts.calls';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { citiesQuery } from './cities-query.ts';
import { referenceTexts } from './texts.ts';

const texts = referenceTexts.city;

const COMMON = { savedText: texts.renamed, refreshes: [citiesQuery.queryKey], failedAt: 'name' };

/** Dialog that renames a district. The stores' settings for the district do not change. */
export function RenameDistrictDialog(props: { district: DistrictSummary; onClose: () => void }) {
  const { district, onClose } = props;
  const form = useCallForm({
    ...COMMON,
    saved: { districtId: district.districtId, name: district.name },
    record: districtName,
    send: (values) => sendCall(renameDistrict, values),
    onSaved: onClose,
  });
  return (
    <CallFormDialog
      form={form}
      title={texts.renameTitle(district.name)}
      submitText={texts.save}
      onClose={onClose}
    >
      <TextField label={texts.name} hint={texts.nameHint} isFirst {...form.field('name')} />
    </CallFormDialog>
  );
}

export function RenameCityDialog({ city, onClose }: { city: CitySummary; onClose: () => void }) {
  const form = useCallForm({
    ...COMMON,
    saved: { cityId: city.cityId, name: city.name },
    record: cityName,
    send: (values) => sendCall(renameCity, values),
    onSaved: onClose,
  });
  return (
    <CallFormDialog
      form={form}
      title={texts.renameTitle(city.name)}
      submitText={texts.save}
      onClose={onClose}
    >
      <TextField label={texts.name} hint={texts.nameHint} isFirst {...form.field('name')} />
    </CallFormDialog>
  );
}
