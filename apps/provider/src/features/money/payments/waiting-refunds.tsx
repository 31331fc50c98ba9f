import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { listKey, usePaged } from '@comanda/client/table/use-paged.ts';
import {
  listWaitingRefunds,
  retryRefund,
  type WaitingRefund,
} from '@comanda/contract/money/payments/provider-payments.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { AllDone } from '../../../shared/all-done.tsx';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { askNowTexts, refundTexts as texts } from './texts.ts';
import { useAskNow } from './use-ask-now.ts';

const TONES = { asking: 'pending', waiting: 'pending', done: 'delivered', refused: 'late' } as const;

const COLUMNS: readonly Column<WaitingRefund>[] = [
  { id: 'loja', title: texts.columns.store, value: ({ storeName }) => storeName, lines: 2, grow: 2 },
  { id: 'pedido', title: texts.columns.order, value: ({ orderId }) => orderId, minWidth: 90 },
  { id: 'valor', title: texts.columns.value, kind: 'money', value: ({ cents }) => cents, minWidth: 100 },
  { id: 'paga', title: texts.columns.payer, value: ({ payer }) => texts.payers[payer] },
  {
    id: 'situacao',
    title: texts.columns.state,
    cell: ({ state }) => (
      <StatusLabel tone={TONES[state]} variant="quiet">
        {texts.states[state]}
      </StatusLabel>
    ),
  },
  { id: 'pedida', title: texts.columns.asked, value: texts.asked, lines: 2 },
  { id: 'motivo', title: texts.columns.why, value: texts.why, lines: 6, grow: 2 },
  {
    id: 'acoes',
    title: texts.columns.actions,
    isTitleHidden: true,
    onCard: 'corner',
    minWidth: 60,
    grow: 0,
    cell: (refund) => <RefundActions refund={refund} />,
  },
];
const rowKey = ({ storeId, refundId }: WaitingRefund) => `${storeId}-${refundId}`;
const rowName = ({ orderCode, refundId }: WaitingRefund) => texts.name(orderCode, refundId);

/** Refunds that have not reached the customers. */
export function WaitingRefunds() {
  const list = usePaged(listWaitingRefunds, { words: [], ask: () => ({}) });
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <DataTable
        label={texts.list}
        noun={texts.noun}
        list={list}
        failed={texts.failed}
        empty={<AllDone isCompact title={texts.noneTitle} />}
        columns={COLUMNS}
        rowKey={rowKey}
        rowName={rowName}
      />
    </FormCard>
  );
}

/** A refused refund can be retried. The server polls an unanswered one; the button asks at once. */
function RefundActions({ refund: { storeId, refundId, state } }: { refund: WaitingRefund }) {
  const mayAct = providerMay(useProviderSession(), 'services.manage');
  const retrying = useCallMutation(retryRefund, {
    savedText: texts.retried,
    refreshes: [listKey(listWaitingRefunds)],
  });
  const asking = useAskNow([listKey(listWaitingRefunds)]);
  if (!mayAct) return null;
  return (
    <RowMenu
      label={texts.actionsOf(refundId)}
      actions={[
        state === 'refused'
          ? { label: texts.retry, onChoose: () => retrying.run({ storeId, refundId }) }
          : {
              label: askNowTexts.ask,
              onChoose: () => asking.run({ storeId, about: 'refund', id: refundId }),
            },
      ]}
    />
  );
}
