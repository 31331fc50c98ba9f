import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { listKey, usePaged } from '@comanda/client/table/use-paged.ts';
import {
  countPaymentNotices,
  listWaitingNotices,
  type WaitingNotice,
} from '@comanda/contract/money/payments/provider-payments.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { actionsColumn, storeColumn } from '../../../shared/lists/columns.ts';
import { ListCard } from '../../../shared/lists/list-card.tsx';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { checkNowTexts, noticeTexts as texts } from './texts.ts';
import { useCheckNow } from './use-check-now.ts';

const moment = (at: number) => formatDateTime(new Date(at));

const COLUMNS: readonly Column<WaitingNotice>[] = [
  storeColumn(texts.columns.store),
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
const columnsOf = (getInput: ((notice: WaitingNotice) => void) | null): readonly Column<WaitingNotice>[] =>
  getInput === null
    ? COLUMNS
    : [
        ...COLUMNS,
        actionsColumn(texts.actions, (notice) => (
          <RowMenu
            label={texts.actionsOf(notice.noticeId)}
            actions={[{ label: checkNowTexts.checkNow, onChoose: () => getInput(notice) }]}
          />
        )),
      ];
const rowKey = ({ storeId, noticeId }: WaitingNotice) => `${storeId}-${noticeId}`;
const rowName = ({ kind, reference }: WaitingNotice) => `${texts.kinds[kind]} ${reference}`;

/** Events of the payment provider that could not be applied. */
export function WaitingNotices() {
  const list = usePaged(listWaitingNotices, { words: [], getInput: () => ({}) });
  const counts = useQuery({
    queryKey: ['provider', 'payment-notice-counts'],
    queryFn: ({ signal }) => sendCall(countPaymentNotices, undefined, { signal }),
    meta: { silent: true },
    refetchOnWindowFocus: false,
  });
  const mayAct = providerMay(useProviderSession(), 'services.manage');
  const { run } = useCheckNow([listKey(listWaitingNotices)]);
  const columns = useMemo(
    () =>
      columnsOf(mayAct ? ({ storeId, noticeId }) => run({ storeId, about: 'notice', id: noticeId }) : null),
    [mayAct, run],
  );
  return (
    <ListCard texts={texts} list={list} columns={columns} rowKey={rowKey} rowName={rowName}>
      {counts.data === undefined ? null : (
        <p>{texts.counts(counts.data.receivedCount, counts.data.appliedCount)}</p>
      )}
    </ListCard>
  );
}
