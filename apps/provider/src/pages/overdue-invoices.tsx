import { ExportButton } from '@comanda/client/table/export-button.tsx';
import { exportOverdueInvoices } from '@comanda/contract/money/invoices/provider-invoices.calls';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { OverdueList } from '../features/money/invoices/overdue-list.tsx';
import { invoiceTexts } from '../features/money/invoices/texts.ts';
import { Closings } from '../features/money/periods/closings.tsx';

/** /provedor/faturas. Overdue invoices of all stores, and the monthly closings. */
export function OverdueInvoicesPage() {
  return (
    <>
      <PageTitle title={invoiceTexts.overdue.title} subtitle={invoiceTexts.overdue.subtitle}>
        <ExportButton call={exportOverdueInvoices} getInput={() => ({})} />
      </PageTitle>
      <OverdueList />
      <Closings />
    </>
  );
}
