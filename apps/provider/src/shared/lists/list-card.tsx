import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column, ServedRows } from '@comanda/ui/table/table-declaration.ts';
import type { ReactNode } from 'react';
import { AllDone } from '../all-done.tsx';

interface ListCardProps<Row extends object> {
  texts: {
    title: string;
    hint: string;
    /** The name of the table. */
    list: string;
    noun: readonly [one: string, many: string];
    none: string;
    failed: string;
  };
  list: ServedRows<Row>;
  total?: number;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => number | string;
  rowName: (row: Row) => string;
  link?: (row: Row, name: ReactNode) => ReactNode;
  /** Content above the table. */
  children?: ReactNode;
}

/** A card with a list that should be empty: pending work, failures, differences. */
export function ListCard<Row extends object>({ texts, children, ...table }: ListCardProps<Row>) {
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      {children}
      <DataTable
        label={texts.list}
        noun={texts.noun}
        failed={texts.failed}
        empty={<AllDone isCompact title={texts.none} />}
        {...table}
      />
    </FormCard>
  );
}
