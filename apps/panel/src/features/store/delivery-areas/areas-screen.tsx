import { LockedNote } from '@comanda/client/form/locked-note.tsx';
import { useTableView } from '@comanda/client/table/use-table-view.ts';
import type { AreaTable, StoreCity } from '@comanda/contract/store/delivery-areas/delivery-areas.wire';
import { can } from '@comanda/domain/people/access/permissions';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Tabs } from '@comanda/ui/form/tabs.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import type { TableView } from '@comanda/ui/table/table-declaration.ts';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconMapPin, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { StoredSession } from '../../../shared/session/stored-session.ts';
import { areaTableQuery, countsOf } from './area-table.ts';
import { CityAreas } from './city-areas.tsx';
import { areaTexts } from './texts.ts';

const addCity = createLazyPart(async () => (await import('./add-city-dialog.tsx')).AddCityDialog);

const CITY = 'cidade';
const FILTERS = ['situacao', CITY] as const;

/** The delivery areas screen: a tab for each city, a row for each district. */
export function AreasScreen({ session }: { session: StoredSession }) {
  const mayChange = can(session, 'delivery-areas.manage');
  const table = useQuery(areaTableQuery);
  const [isAdding, setAdding] = useState(false);
  const [view, setView] = useTableView(FILTERS);
  const { [CITY]: chosen, ...filters } = view.filters;
  const listView = { ...view, filters };
  const show = (next: TableView, city: string | undefined) =>
    setView({ ...next, filters: { ...next.filters, ...(city === undefined ? {} : { [CITY]: city }) } });
  const cities = table.data?.cities ?? [];
  const current = cities.find(({ cityId }) => String(cityId) === chosen) ?? cities[0];
  const addButton = (variant: 'filled' | 'default') => (
    <Button
      variant={variant}
      icon={<IconPlus size={18} stroke={2} aria-hidden="true" />}
      onClick={() => setAdding(true)}
    >
      {areaTexts.city.add}
    </Button>
  );
  return (
    <div className="page">
      <PageTitle title={areaTexts.title} subtitle={areaTexts.subtitle(mayChange)}>
        {mayChange && cities.length > 0 ? addButton('filled') : null}
      </PageTitle>
      {mayChange ? null : <LockedNote />}
      <QueryFaces
        query={table}
        skeleton={<TableSkeleton rows={10} />}
        failed={areaTexts.loadFailed}
        failedHint={areaTexts.loadFailedHint}
        empty={({ cities: known }) =>
          known.length > 0 ? null : (
            <EmptyState
              icon={<IconMapPin size={28} stroke={1.75} aria-hidden="true" />}
              title={mayChange ? areaTexts.city.noneTitle : areaTexts.city.unsetTitle}
              action={mayChange ? addButton('filled') : null}
            >
              {mayChange ? areaTexts.city.noneHint : areaTexts.city.unsetHint}
            </EmptyState>
          )
        }
      >
        {(data) =>
          current ? (
            <CityTabs
              storeId={session.storeId}
              table={data}
              current={current}
              mayChange={mayChange}
              onCity={(cityId) => show({ ...listView, search: '', filters: {} }, String(cityId))}
              view={[listView, (next) => show(next, chosen)]}
            />
          ) : null
        }
      </QueryFaces>
      {isAdding ? (
        <addCity.Part
          listed={cities}
          onClose={() => setAdding(false)}
          onAdded={(cityId) => {
            setAdding(false);
            show({ ...listView, search: '', filters: {} }, String(cityId));
          }}
        />
      ) : null}
    </div>
  );
}

interface CityTabsProps {
  storeId: number;
  table: AreaTable;
  current: StoreCity;
  mayChange: boolean;
  onCity: (cityId: number) => void;
  view: readonly [TableView, (view: TableView) => void];
}

/** Cities in different states may have the same name, e.g. Santa Luzia. The name is then shown with the state. */
const isNamedTwice = (cities: AreaTable['cities'], name: string) =>
  cities.filter((city) => city.name === name).length > 1;

function CityTabs({ storeId, table, current, mayChange, onCity, view }: CityTabsProps) {
  const { cities, districts } = table;
  const counts = useMemo(() => countsOf(districts), [districts]);
  const tabs = cities.map(({ cityId, name, state }) => ({
    tab: String(cityId),
    title: areaTexts.tab(
      isNamedTwice(cities, name) ? `${name} - ${state}` : name,
      counts.get(cityId) ?? { all: 0, active: 0 },
    ),
  }));
  const own = useMemo(
    () => districts.filter(({ city }) => city.cityId === current.cityId),
    [districts, current.cityId],
  );
  return (
    <Tabs
      label={areaTexts.tabs}
      tabs={tabs}
      current={String(current.cityId)}
      onChange={(cityId) => onCity(Number(cityId))}
    >
      <CityAreas
        key={current.cityId}
        storeId={storeId}
        city={current}
        districts={own}
        mayChange={mayChange}
        view={view}
      />
    </Tabs>
  );
}
