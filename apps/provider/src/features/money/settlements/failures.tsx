import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { formatDateTime, formatDay } from '@comanda/client/formats/date-time.ts';
import { listKey, usePaged } from '@comanda/client/table/use-paged.ts';
import {
  listSettlementFailures,
  retrySettlement,
  type SettlementFailure,
} from '@comanda/contract/money/ledger/provider-settlements.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { AllDone } from '../../../shared/all-done.tsx';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { RUNS_KEY } from './runs-query.ts';
import { settlementTexts } from './texts.ts';
import { toStore } from './to-store.tsx';

const texts = settlementTexts.failures;

const COLUMNS: readonly Column<SettlementFailure>[] = [
  { id: 'loja', title: settlementTexts.store, value: ({ storeName }) => storeName, lines: 2, grow: 2 },
  { id: 'dia', title: texts.columns.day, value: ({ day }) => formatDay(day) },
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
    cell: (failure) => <FailureActions failure={failure} />,
  },
];
const rowKey = ({ storeId }: SettlementFailure) => storeId;
const rowName = ({ storeName }: SettlementFailure) => storeName;

/** Stores that were not settled: reason and time of the next attempt. */
export function Failures() {
  const list = usePaged(listSettlementFailures, { words: [], ask: () => ({}) });
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <DataTable
        label={texts.list}
        noun={texts.noun}
        list={list}
        failed={settlementTexts.failed}
        empty={<AllDone isCompact title={texts.none} />}
        columns={COLUMNS}
        rowKey={rowKey}
        rowName={rowName}
        link={toStore}
      />
    </FormCard>
  );
}

function FailureActions({ failure: { storeId, storeName } }: { failure: SettlementFailure }) {
  const mayAct = providerMay(useProviderSession(), 'services.manage');
  const retrying = useCallMutation(retrySettlement, {
    savedText: ({ isSettled }) => (isSettled ? texts.done : null),
    onDone: ({ isSettled, reason }) => (isSettled ? undefined : toast.error(texts.stillFailed(reason))),
    refreshes: [listKey(listSettlementFailures), RUNS_KEY],
  });
  if (!mayAct) return null;
  return (
    <RowMenu
      label={texts.actionsOf(storeName)}
      actions={[{ label: texts.retry, onChoose: () => retrying.run({ storeId }) }]}
    />
  );
}
