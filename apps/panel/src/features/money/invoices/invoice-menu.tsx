import { downloadCall } from '@comanda/client/api/download-call.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { invoicePdf } from '@comanda/contract/money/invoices/invoice-detail.calls';
import type { Invoice } from '@comanda/contract/money/invoices/invoices.calls';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { type RowAction, RowMenu } from '@comanda/ui/table/row-menu.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { invoiceTexts as texts } from './texts.ts';

interface InvoiceMenuProps {
  invoice: Invoice;
  today: CalendarDate;
  onDetail: () => void;
}

/**
 * More actions of an invoice: its composition, its PDF, and its tax invoices (before they exist: their
 * expected date).
 */
export function InvoiceMenu({ invoice, today, onDetail }: InvoiceMenuProps) {
  const { invoiceId, pdfUrl, taxInvoices } = invoice;
  const { mutate } = useMutation({
    mutationFn: () => downloadCall(invoicePdf, { invoiceId }),
    meta: { silent: true },
    onError: (failure) => toast.error(failureText(failure, { failed: texts.pdfFailed })),
  });
  const tax = taxInvoices.map((each): RowAction => {
    const url = each.pdfUrl;
    if (url === null)
      return {
        label: texts.tax(each),
        unavailable: texts.taxExpected(each.expectedOn, today),
        onChoose: () => undefined,
      };
    return { label: texts.tax(each), onChoose: () => void window.open(url, '_blank', 'noopener') };
  });
  return (
    <RowMenu
      label={texts.more(invoiceId)}
      actions={[
        { label: texts.detail, onChoose: onDetail },
        {
          label: texts.paper,
          unavailable: pdfUrl === null ? texts.noPdf : undefined,
          onChoose: () => mutate(),
        },
        ...tax,
      ]}
    />
  );
}
