import { usePaged } from '@comanda/client/table/use-paged.ts';
import type { Call } from '@comanda/contract/kit/define-call';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { AllDone } from '../all-done.tsx';

const REFETCH_MS = 30_000;

interface WaitingListProps<Row> {
  call: Call<{ after: string | null }, { rows: readonly Row[]; count: number; next: string | null }>;
  texts: {
    /** The name of the table. */
    list: string;
    noun: readonly [one: string, many: string];
    failed: string;
    noneTitle: string;
    noneHint: string;
    name: (row: Row) => string;
  };
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => number | string;
}

/** List of requests from all stores that wait for a decision of the team. */
export function WaitingList<Row extends object>({ call, texts, columns, rowKey }: WaitingListProps<Row>) {
  const list = usePaged(call, { words: [], getInput: () => ({}) }, { refetchInterval: REFETCH_MS });
  return (
    <DataTable
      label={texts.list}
      noun={texts.noun}
      list={list}
      total={list.first?.count}
      failed={texts.failed}
      empty={<AllDone title={texts.noneTitle}>{texts.noneHint}</AllDone>}
      columns={columns}
      rowKey={rowKey}
      rowName={texts.name}
      rowPx={96}
    />
  );
}
