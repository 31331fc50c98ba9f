import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import { listRecounts, type SalesRecount } from '@comanda/contract/insight/provider-recounts.calls';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { recountTexts as texts } from './texts.ts';

const COLUMNS: readonly Column<SalesRecount>[] = [
  { id: 'loja', title: texts.columns.store, value: ({ storeName }) => storeName, lines: 2, grow: 2 },
  {
    id: 'diferenca',
    title: texts.columns.difference,
    value: ({ difference }) => difference,
    lines: 4,
    grow: 3,
  },
  {
    id: 'quando',
    title: texts.columns.at,
    value: ({ countedAt }) => formatDateTime(new Date(countedAt)),
    lines: 2,
  },
];
const rowKey = ({ storeId }: SalesRecount) => storeId;
const rowName = ({ storeName }: SalesRecount) => storeName;
const toStore = ({ storeId }: SalesRecount, name: ReactNode) => (
  <Link to="/lojas/$id" params={{ id: String(storeId) }}>
    {name}
  </Link>
);

/** Stores whose sums were not what their orders add up to when they were counted anew, each with the first difference in words. */
export function RecountsList() {
  const list = usePaged(listRecounts, { words: [true], ask: () => ({ onlyDifferent: true }) });
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <DataTable
        label={texts.list}
        noun={texts.noun}
        list={list}
        total={list.first?.count}
        failed={texts.failed}
        empty={
          <EmptyState
            isCompact
            icon={<IconCircleCheck size={24} stroke={1.75} aria-hidden="true" />}
            title={texts.none}
          />
        }
        columns={COLUMNS}
        rowKey={rowKey}
        rowName={rowName}
        link={toStore}
      />
    </FormCard>
  );
}
