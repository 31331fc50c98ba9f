import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces, type ShownQuery } from '@comanda/ui/faces/query-faces.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconMapPin } from '@tabler/icons-react';

interface PlaceListProps<Row> {
  query: ShownQuery<readonly Row[]>;
  label: string;
  texts: {
    failed: string;
    noneTitle: string;
    noneHint: string;
    noun: readonly [string, string];
    search: string;
  };
  rowKey: (row: Row) => string | number;
  rowName: (row: Row) => string;
  columns: readonly Column<Row>[];
}

/** A list of cities, or of the districts of one city, with search by name. */
export function PlaceList<Row extends object>({ query, texts, rowName, ...table }: PlaceListProps<Row>) {
  return (
    <QueryFaces
      query={query}
      isCompact
      skeleton={<TableSkeleton rows={5} />}
      failed={texts.failed}
      empty={(rows) =>
        rows.length > 0 ? null : (
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
      {(rows) => (
        <DataTable
          {...table}
          rows={rows}
          rowName={rowName}
          noun={texts.noun}
          searchText={rowName}
          searchLabel={texts.search}
        />
      )}
    </QueryFaces>
  );
}
