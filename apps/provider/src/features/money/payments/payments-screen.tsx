import { Button } from '@comanda/ui/button/button.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { ComparedDays } from './compared-days.tsx';
import { paymentTexts } from './texts.ts';
import { WaitingNotices } from './waiting-notices.tsx';
import { WaitingQuestions } from './waiting-questions.tsx';
import { WaitingRefunds } from './waiting-refunds.tsx';

/** /provedor/pagamentos. Items of all stores that wait for the payment provider. */
export function PaymentsScreen() {
  const queries = useQueryClient();
  return (
    <>
      <PageTitle title={paymentTexts.title} subtitle={paymentTexts.subtitle}>
        <Button variant="default" onClick={() => void queries.invalidateQueries()}>
          {paymentTexts.again}
        </Button>
      </PageTitle>
      <WaitingRefunds />
      <WaitingQuestions />
      <WaitingNotices />
      <ComparedDays />
    </>
  );
}
