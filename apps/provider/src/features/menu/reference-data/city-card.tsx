import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import {
  type CitySummary,
  type DistrictSummary,
  removeCity,
} from '@comanda/contract/store/delivery-areas/provider-districts.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { confirmRemoval } from '@comanda/ui/dialog/confirm-removal.ts';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { IconChevronLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddDistrictDialog } from './add-district-dialog.tsx';
import { citiesQuery, districtsQuery } from './cities-query.ts';
import { DistrictActions } from './district-actions.tsx';
import { PlaceList } from './place-list.tsx';
import classes from './reference-data.module.css';
import { RenameCityDialog } from './rename-dialogs.tsx';
import { referenceTexts } from './texts.ts';

const texts = referenceTexts.city;

const columns: readonly Column<DistrictSummary>[] = [
  { id: 'bairro', title: texts.district, value: ({ name }) => name, minWidth: 180, grow: 2 },
  { id: 'lojas', title: texts.serving, value: ({ serving }) => serving, kind: 'number', minWidth: 120 },
  {
    id: 'acoes',
    title: texts.actions,
    isTitleHidden: true,
    minWidth: 130,
    onCard: 'corner',
    cell: (district) => <DistrictActions district={district} />,
  },
];
const nameOf = ({ name }: DistrictSummary) => name;
const keyOf = ({ districtId }: DistrictSummary) => districtId;

/** A city with its districts, which can be renamed, merged or deleted. An empty city can be deleted, too. */
export function CityCard({ city, onClose }: { city: CitySummary; onClose: () => void }) {
  const { cityId, name, state } = city;
  const query = useQuery(districtsQuery(cityId));
  const [dialog, setDialog] = useState<'add' | 'rename' | null>(null);
  const close = () => setDialog(null);
  const removal = useCallMutation(removeCity, {
    savedText: texts.cityRemoved(name),
    refreshes: [citiesQuery.queryKey],
    onDone: onClose,
  });
  const remove = async () => {
    if (await confirmRemoval({ consequence: texts.cityConsequence(name) })) removal.run({ cityId });
  };
  return (
    <FormCard
      title={texts.title(`${name} (${state})`)}
      hint={texts.hint}
      actions={
        <>
          <Button variant="default" onClick={() => setDialog('rename')}>
            {texts.renameCity}
          </Button>
          <Button variant="default" onClick={() => setDialog('add')}>
            {referenceTexts.cities.add}
          </Button>
          {city.districts === 0 ? (
            <Button variant="default" isDestructive isBusy={removal.isBusy} onClick={() => void remove()}>
              {texts.removeCity}
            </Button>
          ) : null}
        </>
      }
    >
      <Button
        variant="subtle"
        className={classes.back}
        icon={<IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />}
        onClick={onClose}
      >
        {texts.back}
      </Button>
      <PlaceList
        query={query}
        label={texts.table(name)}
        texts={texts}
        rowKey={keyOf}
        rowName={nameOf}
        columns={columns}
      />
      {dialog === 'add' ? <AddDistrictDialog known={{ state, city: name }} onClose={close} /> : null}
      {dialog === 'rename' ? <RenameCityDialog city={city} onClose={close} /> : null}
    </FormCard>
  );
}
