import { usePaged } from '@comanda/client/table/use-paged.ts';
import {
  type ExpectedSettlement,
  previewSettlements,
} from '@comanda/contract/money/ledger/provider-settlements.calls';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Facts } from '@comanda/ui/label/facts.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { formatMoney } from '@comanda/web/formats/format-money';
import { AllDone } from '../../../shared/all-done.tsx';
import { storeColumn } from '../../../shared/lists/columns.ts';
import { toStore } from '../../../shared/store/to-store.tsx';
import { byHand, goesOut, obstacleWords, settlementTexts } from './texts.ts';

const toSettlements = toStore('repasses');
const texts = settlementTexts.next;

const COLUMNS: readonly Column<ExpectedSettlement>[] = [
  storeColumn(settlementTexts.store),
  { id: 'previsto', title: texts.columns.due, kind: 'money', value: ({ dueCents }) => dueCents },
  { id: 'credito', title: texts.columns.credit, kind: 'money', value: ({ creditCents }) => creditCents },
  { id: 'retido', title: texts.columns.retained, kind: 'money', value: ({ retainedCents }) => retainedCents },
  { id: 'repasse', title: texts.columns.payout, kind: 'money', value: ({ payoutCents }) => payoutCents },
  { id: 'parado', title: texts.columns.waiting, kind: 'money', value: ({ waitingCents }) => waitingCents },
  {
    id: 'como',
    title: texts.columns.how,
    minWidth: 170,
    cell: ({ obstacle, isAutomatic }) => (
      <StatusLabel tone={obstacle !== null ? 'late' : isAutomatic ? 'delivered' : 'neutral'} variant="quiet">
        {obstacle !== null ? obstacleWords[obstacle] : isAutomatic ? goesOut : byHand}
      </StatusLabel>
    ),
  },
];
const rowKey = ({ storeId }: ExpectedSettlement) => storeId;
const rowName = ({ storeName }: ExpectedSettlement) => storeName;

/** Preview of the next settlement run: the payout of each store, and the total. */
export function NextRun({ day }: { day: string }) {
  const list = usePaged(previewSettlements, { words: [day], getInput: () => ({}) });
  const { first } = list;
  return (
    <FormCard title={texts.title(day)} hint={texts.hint}>
      {first === undefined || first.count === 0 ? null : (
        <Facts
          columns="short"
          isStrong
          facts={[
            [texts.sums.due, formatMoney(first.dueCents)],
            [texts.sums.credit, formatMoney(first.creditCents)],
            [texts.sums.retained, formatMoney(first.retainedCents)],
            [texts.sums.payout, formatMoney(first.payoutCents)],
          ]}
        />
      )}
      <DataTable
        label={texts.list}
        noun={texts.noun}
        list={list}
        total={first?.count}
        failed={settlementTexts.failed}
        empty={<AllDone isCompact title={texts.none} />}
        columns={COLUMNS}
        rowKey={rowKey}
        rowName={rowName}
        link={toSettlements}
      />
    </FormCard>
  );
}
