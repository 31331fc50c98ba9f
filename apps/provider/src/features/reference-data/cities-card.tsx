import type { CitySummary } from '@comanda/contract/provider/districts.calls';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { citiesQuery } from './cities-query.ts';
import { referenceTexts } from './texts.ts';

const texts = referenceTexts.cities;

const rowName = ({ name, state }: CitySummary) => `${name} (${state})`;
const columns: readonly Column<CitySummary>[] = [
  { id: 'municipio', title: texts.city, value: ({ name }) => name, minWidth: 160, grow: 2 },
  { id: 'uf', title: texts.state, value: ({ state }) => state, minWidth: 60 },
  {
    id: 'bairros',
    title: texts.districts,
    value: ({ districts }) => districts,
    kind: 'number',
    minWidth: 90,
  },
];

/** The cities there are, with the number of their districts. */
export function CitiesCard() {
  const query = useQuery(citiesQuery);
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <QueryFaces
        query={query}
        isCompact
        skeleton={<TableSkeleton rows={5} />}
        failed={texts.failed}
        empty={(cities) =>
          cities.length > 0 ? null : (
            <EmptyState
              isCompact
              icon={<IconMapPin size={24} stroke={1.75} aria-hidden="true" />}
              title={texts.noneTitle}
            >
              {texts.noneHint}
            </EmptyState>
          )
        }
      >
        {(cities) => (
          <DataTable
            label={texts.table}
            noun={texts.noun}
            rows={cities}
            rowKey={rowName}
            rowName={rowName}
            columns={columns}
            searchText={rowName}
            searchLabel={texts.search}
          />
        )}
      </QueryFaces>
    </FormCard>
  );
}
