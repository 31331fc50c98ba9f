import { MonthTotals } from '../features/month/month-totals.tsx';
import { Page } from '../shared/page.tsx';

/** /provedor/mes. What a month comes to for the provider, and where it comes from. */
export function MonthPage() {
  return (
    <Page>
      <MonthTotals />
    </Page>
  );
}
