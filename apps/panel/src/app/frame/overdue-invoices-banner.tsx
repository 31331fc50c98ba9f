import { formatDay } from '@comanda/client/formats/date-time.ts';
import type { Invoice } from '@comanda/contract/money/invoices/invoices.calls';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconFileInvoice } from '@tabler/icons-react';
import { FoldableBanner } from './foldable-banner.tsx';
import { frameTexts } from './texts.ts';

/** Overdue invoices with day and value, and a link to them. */
export function OverdueInvoicesBanner({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <FoldableBanner
      tone="pending"
      icon={<IconFileInvoice size={18} />}
      title={frameTexts.overdueTitle(invoices)}
      lines={invoices.map(({ dueOn, openCents }) =>
        frameTexts.overdueInvoice(formatDay(dueOn), formatMoney(openCents)),
      )}
      action={<a href="/financeiro/faturas">{frameTexts.seeInvoices}</a>}
    />
  );
}
