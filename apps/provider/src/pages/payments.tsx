import { Button } from '@comanda/ui/button/button.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { ComparedDays } from '../features/payments/compared-days.tsx';
import { paymentTexts } from '../features/payments/texts.ts';
import { WaitingNotices } from '../features/payments/waiting-notices.tsx';
import { WaitingQuestions } from '../features/payments/waiting-questions.tsx';
import { WaitingRefunds } from '../features/payments/waiting-refunds.tsx';
import { Page } from '../shared/page.tsx';

/** /provedor/pagamentos. What waits for the payment provider, over all stores. */
export function PaymentsPage() {
  const queries = useQueryClient();
  return (
    <Page>
      <PageTitle title={paymentTexts.title} subtitle={paymentTexts.subtitle}>
        <Button variant="default" onClick={() => void queries.invalidateQueries()}>
          {paymentTexts.again}
        </Button>
      </PageTitle>
      <WaitingRefunds />
      <WaitingQuestions />
      <WaitingNotices />
      <ComparedDays />
    </Page>
  );
}
