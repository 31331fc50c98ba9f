import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import { listWaitingNotices, type WaitingNotice } from '@comanda/contract/payments/provider-payments.calls';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { IconCircleCheck } from '@tabler/icons-react';
import { noticeTexts as texts } from './texts.ts';

const moment = (at: number) => formatDateTime(new Date(at));

const COLUMNS: readonly Column<WaitingNotice>[] = [
  { id: 'loja', title: texts.columns.store, value: ({ storeName }) => storeName, lines: 2, grow: 2 },
  { id: 'sobre', title: texts.columns.about, value: ({ kind }) => texts.kinds[kind] },
  { id: 'referencia', title: texts.columns.reference, value: ({ reference }) => reference, lines: 2 },
  { id: 'recebido', title: texts.columns.received, value: ({ receivedAt }) => moment(receivedAt), lines: 2 },
  { id: 'motivo', title: texts.columns.why, value: ({ fault }) => fault, lines: 4, grow: 2 },
  {
    id: 'proxima',
    title: texts.columns.next,
    value: ({ nextAt }) => (nextAt === null ? texts.never : moment(nextAt)),
    lines: 2,
  },
];
const rowKey = ({ storeId, noticeId }: WaitingNotice) => `${storeId}-${noticeId}`;
const rowName = ({ kind, reference }: WaitingNotice) => `${texts.kinds[kind]} ${reference}`;

/** What the payment provider told and could not be applied. */
export function WaitingNotices() {
  const list = usePaged(listWaitingNotices, { words: [], ask: () => ({}) });
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <DataTable
        label={texts.list}
        noun={texts.noun}
        list={list}
        failed={texts.failed}
        empty={
          <EmptyState
            isCompact
            icon={<IconCircleCheck size={24} stroke={1.75} aria-hidden="true" />}
            title={texts.noneTitle}
          />
        }
        columns={COLUMNS}
        rowKey={rowKey}
        rowName={rowName}
      />
    </FormCard>
  );
}
