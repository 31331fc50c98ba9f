import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  type DistrictSummary,
  joinDistricts,
} from '@comanda/contract/store/delivery-areas/provider-districts.calls';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { citiesQuery, districtsQuery } from './cities-query.ts';
import { referenceTexts } from './texts.ts';
import { useOpenCity } from './use-open-city.ts';

const texts = referenceTexts.city;

/** Dialog that merges two districts of a city. */
export function JoinDistrictDialog(props: { district: DistrictSummary; onClose: () => void }) {
  const { district, onClose } = props;
  const [cityId] = useOpenCity();
  const { data: districts = [] } = useQuery(districtsQuery(cityId ?? 0));
  const others = districts.filter(({ districtId }) => districtId !== district.districtId);
  const options = [
    { value: '', label: texts.choose },
    ...others.map(({ districtId, name }) => ({ value: String(districtId), label: name })),
  ];
  const form = useCallForm({
    saved: { districtId: district.districtId, into: '' },
    check: ({ into }) => (into === '' ? { into: texts.chooseMissing } : {}),
    send: ({ districtId, into }) => sendCall(joinDistricts, { districtId, into: Number(into) }),
    savedText: null,
    refreshes: [citiesQuery.queryKey],
    failedAt: 'into',
    onSaved: ({ moved, settled }, { into }) => {
      onClose();
      const name = others.find(({ districtId }) => String(districtId) === into)?.name ?? '';
      void alertDialog({
        title: texts.joinedTitle,
        text: [texts.joined(district.name, name, moved), ...settled].join('\n'),
      });
    },
  });
  return (
    <CallFormDialog
      form={form}
      title={texts.joinTitle(district.name)}
      submitText={texts.join}
      onClose={onClose}
      isDestructive
    >
      <p>{texts.joinConsequence(district.name)}</p>
      <SelectField label={texts.into} options={options} isFirst {...form.field('into')} />
    </CallFormDialog>
  );
}
