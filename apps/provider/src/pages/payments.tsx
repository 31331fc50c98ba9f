import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { paymentTexts } from '../features/payments/texts.ts';
import { WaitingNotices } from '../features/payments/waiting-notices.tsx';
import { WaitingQuestions } from '../features/payments/waiting-questions.tsx';
import { WaitingRefunds } from '../features/payments/waiting-refunds.tsx';
import { Page } from '../shared/page.tsx';

/** /provedor/pagamentos. What waits for the payment provider, over all stores. */
export function PaymentsPage() {
  return (
    <Page>
      <PageTitle title={paymentTexts.title} subtitle={paymentTexts.subtitle} />
      <WaitingRefunds />
      <WaitingQuestions />
      <WaitingNotices />
    </Page>
  );
}
