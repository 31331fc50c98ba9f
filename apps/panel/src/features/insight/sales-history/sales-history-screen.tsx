import { useListView } from '@comanda/client/table/use-list-view.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import {
  type HistoryOrder,
  listSalesHistory,
} from '@comanda/contract/insight/sales-history/sales-history.calls';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { useMemo, useState } from 'react';
import { useOpenedInAddress } from '../../../shared/opened-in-address.ts';
import { useReportDays } from '../../../shared/period/period-view.ts';
import { ReportPeriod } from '../../../shared/period/report-period.tsx';
import { SupportLine } from '../../../shared/store/support-line.tsx';
import { HISTORY_VIEW, HistoryOrders } from './history-orders.tsx';
import { HistorySummary } from './history-summary.tsx';
import { historyTexts as texts } from './texts.ts';
import { useKit } from './use-kit.ts';

const OPENED = ['pedido'] as const;
const orderDialog = createLazyPart(async () => (await import('./order-dialog.tsx')).OrderDialog);
const reversalDialog = createLazyPart(async () => (await import('./reversal-dialog.tsx')).ReversalDialog);

/** 'Histórico de vendas': the sums of a period, and its orders. */
export function SalesHistoryScreen() {
  const { days, show } = useReportDays();
  const shown = useListView(HISTORY_VIEW);
  const { situacao: status, forma: way, desconto: payer } = shown.values;
  const search = shown.search === '' ? null : shown.search;
  const getInput = () => ({ ...days, status, way, payer, search });
  const list = usePaged(
    listSalesHistory,
    { words: [JSON.stringify(days), ...shown.words], getInput },
    { subject: 'finance' },
  );
  const { openedAs, open, close } = useOpenedInAddress(OPENED);
  const orderId = openedAs('pedido');
  const { save: saveKit } = useKit();
  const [requested, setRequested] = useState<Pick<HistoryOrder, 'orderId' | 'code'> | null>(null);
  const actions = useMemo(
    () => ({ open: (id: number) => open('pedido', id), requestReversal: setRequested, saveKit }),
    [open, saveKit],
  );
  return (
    <div className="page">
      <PageTitle title={texts.title} subtitle={texts.subtitle} />
      <ReportPeriod days={days} hasAll onShow={show} />
      {list.first === undefined || list.first.found === 0 ? null : <HistorySummary page={list.first} />}
      <HistoryOrders list={list} view={shown.view} getInput={getInput} actions={actions} />
      <SupportLine />
      {orderId === null ? null : (
        <orderDialog.Part orderId={orderId} onRequestReversal={setRequested} onClose={close} />
      )}
      {requested === null ? null : (
        <reversalDialog.Part order={requested} onClose={() => setRequested(null)} />
      )}
    </div>
  );
}
