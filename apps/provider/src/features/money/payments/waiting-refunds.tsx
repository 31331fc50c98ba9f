import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { listKey, usePaged } from '@comanda/client/table/use-paged.ts';
import {
  listWaitingRefunds,
  retryRefund,
  type WaitingRefund,
} from '@comanda/contract/money/payments/provider-payments.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { actionsColumn, storeColumn } from '../../../shared/lists/columns.ts';
import { ListCard } from '../../../shared/lists/list-card.tsx';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { checkNowTexts, refundTexts as texts } from './texts.ts';
import { useCheckNow } from './use-check-now.ts';

const TONES = { asking: 'pending', waiting: 'pending', done: 'delivered', refused: 'late' } as const;

const COLUMNS: readonly Column<WaitingRefund>[] = [
  storeColumn(texts.columns.store),
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
  { id: 'pedida', title: texts.columns.requested, value: texts.requested, lines: 2 },
  { id: 'motivo', title: texts.columns.why, value: texts.why, lines: 6, grow: 2 },
  actionsColumn(texts.columns.actions, (refund) => <RefundActions refund={refund} />),
];
const rowKey = ({ storeId, refundId }: WaitingRefund) => `${storeId}-${refundId}`;
const rowName = ({ orderCode, refundId }: WaitingRefund) => texts.name(orderCode, refundId);

/** Refunds that have not reached the customers. */
export function WaitingRefunds() {
  const list = usePaged(listWaitingRefunds, { words: [], getInput: () => ({}) });
  return <ListCard texts={texts} list={list} columns={COLUMNS} rowKey={rowKey} rowName={rowName} />;
}

/**
 * A refused refund can be retried. The server polls for the result of an unanswered refund; the button polls
 * immediately.
 */
function RefundActions({ refund: { storeId, refundId, state } }: { refund: WaitingRefund }) {
  const mayAct = providerMay(useProviderSession(), 'services.manage');
  const retrying = useCallMutation(retryRefund, {
    savedText: texts.retried,
    refreshes: [listKey(listWaitingRefunds)],
  });
  const asking = useCheckNow([listKey(listWaitingRefunds)]);
  if (!mayAct) return null;
  return (
    <RowMenu
      label={texts.actionsOf(refundId)}
      actions={[
        state === 'refused'
          ? { label: texts.retry, onChoose: () => retrying.run({ storeId, refundId }) }
          : {
              label: checkNowTexts.checkNow,
              onChoose: () => asking.run({ storeId, about: 'refund', id: refundId }),
            },
      ]}
    />
  );
}
