import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { ExportButton } from '@comanda/client/table/export-button.tsx';
import { useNumbered } from '@comanda/client/table/use-numbered.ts';
import { exportInvoices, type Invoice, listInvoices } from '@comanda/contract/money/invoices/invoices.calls';
import { dateAt } from '@comanda/domain/kit/time/calendar-date';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { createLazyPart, TryAgain } from '@comanda/ui/lazy-part.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import { IconFileInvoice } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOpenedInAddress } from '../../../shared/opened-in-address.ts';
import { SupportLine } from '../../../shared/store/support-line.tsx';
import { invoiceColumns } from './invoice-columns.tsx';
import { LegacyInvoices } from './legacy-invoices.tsx';
import { legacyInvoicesQuery } from './legacy-query.ts';
import { invoiceTexts as texts } from './texts.ts';

/** The chart, the entries and the library for QR codes load only when a dialog opens. */
const Detail = createLazyPart(async () => (await import('./invoice-dialog.tsx')).InvoiceDialog, {
  Missing: TryAgain,
});
const Pay = createLazyPart(async () => (await import('./pay-dialog.tsx')).PayDialog, { Missing: TryAgain });
/** Parameters of the address that open a dialog; e-mails contain such links. */
const OPENED = ['fatura', 'pagar'] as const;
const PER_PAGE = 10;
const getInput = () => ({ status: null });
const rowKey = ({ invoiceId }: Invoice) => invoiceId;
const rowName = ({ invoiceId }: Invoice) => texts.name(invoiceId);

/** 'Faturas': the store's debt of each month. The last page also has invoices of the old system. */
export function InvoicesScreen() {
  const { openedAs, open, close } = useOpenedInAddress(OPENED);
  const detail = openedAs('fatura');
  const pay = openedAs('pagar');
  const today = dateAt(shownTimeZone(), Date.now());
  const columns = useMemo(() => invoiceColumns(open, today), [open, today]);
  const list = useNumbered(
    listInvoices,
    { words: [], getInput },
    { perPage: PER_PAGE, subject: 'finance', isEmptyAt404: true },
  );
  const { data, numbered } = list;
  const isLastPage = data !== undefined && (numbered?.page ?? 1) >= (numbered?.pages ?? 1);
  const legacy = useQuery({ ...legacyInvoicesQuery, enabled: isLastPage });
  const isWaiting = data?.length === 0 && legacy.isPending && isLastPage;
  const hasOnlyOld = data?.length === 0 && (legacy.data?.length ?? 0) > 0;
  return (
    <div className="page">
      <PageTitle title={texts.title} subtitle={texts.subtitle} />
      {hasOnlyOld ? null : (
        <DataTable
          label={texts.list}
          noun={texts.noun}
          // Waits for the old invoices: without them an empty list could be shown too early.
          list={isWaiting ? { ...list, data: undefined } : list}
          failed={texts.failed}
          failedHint={texts.failedHint}
          empty={
            <EmptyState
              icon={<IconFileInvoice size={28} stroke={1.5} aria-hidden="true" />}
              title={texts.noneTitle}
            >
              {texts.none}
            </EmptyState>
          }
          columns={columns}
          rowKey={rowKey}
          rowName={rowName}
          tools={<ExportButton call={exportInvoices} getInput={getInput} />}
        />
      )}
      {isLastPage ? <LegacyInvoices query={legacy} /> : null}
      <SupportLine />
      {detail === null ? null : (
        <Detail.Part invoiceId={detail} onPay={() => open('pagar', detail)} onClose={close} />
      )}
      {pay === null ? null : <Pay.Part invoiceId={pay} onClose={close} />}
    </div>
  );
}
