import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { listKey, usePaged } from '@comanda/client/table/use-paged.ts';
import {
  listPeriodFailures,
  type PeriodFailure,
  retryPeriod,
} from '@comanda/contract/money/invoices/provider-periods.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import type { QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AllDone } from '../../../shared/all-done.tsx';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { periodTexts } from './texts.ts';
import { toInvoices } from './to-invoices.tsx';

const texts = periodTexts.failures;
const rowKey = ({ storeId }: PeriodFailure) => storeId;
const rowName = ({ storeName }: PeriodFailure) => storeName;

const columnsOf = (refreshes: readonly QueryKey[]): readonly Column<PeriodFailure>[] => [
  { id: 'loja', title: periodTexts.store, value: ({ storeName }) => storeName, lines: 2, grow: 2 },
  { id: 'mes', title: texts.columns.month, value: ({ day }) => periodTexts.month(day) },
  { id: 'motivo', title: texts.columns.reason, value: ({ reason }) => reason, lines: 4, grow: 2 },
  { id: 'tentativas', title: texts.columns.attempts, kind: 'number', value: ({ attempts }) => attempts },
  {
    id: 'proxima',
    title: texts.columns.next,
    value: ({ nextAt }) => formatDateTime(new Date(nextAt)),
    lines: 2,
  },
  {
    id: 'acoes',
    title: texts.columns.actions,
    isTitleHidden: true,
    onCard: 'corner',
    minWidth: 60,
    grow: 0,
    cell: (failure) => <FailureActions failure={failure} refreshes={refreshes} />,
  },
];

/** Stores whose month was not closed: reason and time of the next attempt. */
export function PeriodFailures({ refreshes }: { refreshes: readonly QueryKey[] }) {
  const list = usePaged(listPeriodFailures, { words: [], ask: () => ({}) });
  const columns = useMemo(() => columnsOf(refreshes), [refreshes]);
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <DataTable
        label={texts.list}
        noun={texts.noun}
        list={list}
        failed={periodTexts.failed}
        empty={<AllDone isCompact title={texts.none} />}
        columns={columns}
        rowKey={rowKey}
        rowName={rowName}
        link={toInvoices}
      />
    </FormCard>
  );
}

function FailureActions({
  failure: { storeId, storeName },
  refreshes,
}: {
  failure: PeriodFailure;
  refreshes: readonly QueryKey[];
}) {
  const mayAct = providerMay(useProviderSession(), 'services.manage');
  const retrying = useCallMutation(retryPeriod, {
    savedText: ({ isClosed }) => (isClosed ? texts.done : null),
    onDone: ({ isClosed, reason }) => (isClosed ? undefined : toast.error(texts.stillFailed(reason))),
    refreshes: [listKey(listPeriodFailures), ...refreshes],
  });
  if (!mayAct) return null;
  return (
    <RowMenu
      label={texts.actionsOf(storeName)}
      actions={[{ label: texts.retry, onChoose: () => retrying.run({ storeId }) }]}
    />
  );
}
