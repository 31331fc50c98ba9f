import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { listKey, usePaged } from '@comanda/client/table/use-paged.ts';
import {
  listRecounts,
  repairSales,
  type SalesRecount,
} from '@comanda/contract/insight/insight/provider-recounts.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { Button } from '@comanda/ui/button/button.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AllDone } from '../../../shared/all-done.tsx';
import { momentColumn, storeColumn } from '../../../shared/lists/columns.ts';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { recountTexts as texts } from './texts.ts';

const columnsOf = (repair: ((row: SalesRecount) => ReactNode) | null): readonly Column<SalesRecount>[] => [
  storeColumn(texts.columns.store),
  {
    id: 'diferenca',
    title: texts.columns.difference,
    value: ({ difference }) => difference,
    lines: 4,
    grow: 3,
  },
  momentColumn('quando', texts.columns.at, ({ countedAt }) => countedAt),
  ...(repair === null
    ? []
    : [{ id: 'refazer', title: texts.columns.repair, isTitleHidden: true, minWidth: 150, cell: repair }]),
];
const rowKey = ({ storeId }: SalesRecount) => storeId;
const rowName = ({ storeName }: SalesRecount) => storeName;
const toStore = ({ storeId }: SalesRecount, name: ReactNode) => (
  <Link to="/lojas/$id" params={{ id: String(storeId) }}>
    {name}
  </Link>
);

/**
 * Stores whose saved sums differed from their orders at the last recount.
 * Each row has the first difference and a button that recomputes the sums.
 */
export function RecountsList() {
  const list = usePaged(listRecounts, { words: [true], getInput: () => ({ onlyDifferent: true }) });
  const repairing = useCallMutation(repairSales, {
    savedText: (difference) => (difference === null ? texts.repaired : texts.stillDifferent),
    refreshes: [listKey(listRecounts)],
    words: { failed: texts.repairFailed },
  });
  const mayRepair = providerMay(useProviderSession(), 'services.manage');
  const button = ({ storeId, storeName }: SalesRecount) => (
    <Button
      variant="default"
      aria-label={`${texts.repair}: ${storeName}`}
      isBusy={repairing.input?.storeId === storeId}
      onClick={() => repairing.run({ storeId })}
    >
      {texts.repair}
    </Button>
  );
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <DataTable
        label={texts.list}
        noun={texts.noun}
        list={list}
        total={list.first?.count}
        failed={texts.failed}
        empty={<AllDone isCompact title={texts.none} />}
        columns={columnsOf(mayRepair ? button : null)}
        rowKey={rowKey}
        rowName={rowName}
        link={toStore}
      />
    </FormCard>
  );
}
