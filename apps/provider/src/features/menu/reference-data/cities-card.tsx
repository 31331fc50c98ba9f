import type { CitySummary } from '@comanda/contract/store/delivery-areas/provider-districts.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { createLazyPart, TryAgain } from '@comanda/ui/lazy-part.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { citiesQuery } from './cities-query.ts';
import { PlaceList } from './place-list.tsx';
import { referenceTexts } from './texts.ts';
import { useOpenCity } from './use-open-city.ts';

const texts = referenceTexts.cities;

const cityCard = createLazyPart(async () => (await import('./city-card.tsx')).CityCard, {
  loading: <TableSkeleton rows={5} />,
  Missing: TryAgain,
});
const addDialog = createLazyPart(async () => (await import('./add-district-dialog.tsx')).AddDistrictDialog);

const rowName = ({ name, state }: CitySummary) => `${name} (${state})`;

function columnsOf(open: (cityId: number) => void): readonly Column<CitySummary>[] {
  return [
    { id: 'municipio', title: texts.city, value: ({ name }) => name, minWidth: 160, grow: 2 },
    { id: 'uf', title: texts.state, value: ({ state }) => state, minWidth: 60 },
    {
      id: 'bairros',
      title: texts.districts,
      value: ({ districts }) => districts,
      kind: 'number',
      minWidth: 90,
    },
    {
      id: 'abrir',
      title: texts.open,
      isTitleHidden: true,
      minWidth: 150,
      onCard: 'corner',
      cell: (city) => (
        <Button
          variant="subtle"
          tabIndex={-1}
          aria-label={texts.openOf(rowName(city))}
          onClick={() => open(city.cityId)}
        >
          {texts.open}
        </Button>
      ),
    },
  ];
}

/** Lists cities with their number of districts. If the address names a city, lists the districts of that city. */
export function CitiesCard() {
  const query = useQuery(citiesQuery);
  const [cityId, open] = useOpenCity();
  const [isAdding, setAdding] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens by the address of the moment, whichever drawing made it.
  const columns = useMemo(() => columnsOf(open), []);
  const city = query.data?.find((each) => each.cityId === cityId);
  if (city !== undefined) return <cityCard.Part key={city.cityId} city={city} onClose={() => open(null)} />;
  const add = (
    <Button
      variant="default"
      icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => setAdding(true)}
    >
      {texts.add}
    </Button>
  );
  return (
    <FormCard title={texts.title} hint={texts.hint} actions={add}>
      <PlaceList
        query={query}
        label={texts.table}
        texts={texts}
        rowKey={rowName}
        rowName={rowName}
        columns={columns}
      />
      {isAdding ? <addDialog.Part known={{}} onClose={() => setAdding(false)} /> : null}
    </FormCard>
  );
}
