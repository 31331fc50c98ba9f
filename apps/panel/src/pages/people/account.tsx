import { can } from '@comanda/domain/people/access/permissions';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { useState } from 'react';
import { SummaryCard } from '../../features/insight/insight/summary/summary-card.tsx';
import { AccountCards } from '../../features/people/access/account/account-cards.tsx';
import { accountTexts } from '../../features/people/access/account/texts.ts';
import { readSession } from '../../shared/session/stored-session.ts';

/**
 * /minha-conta. Uses the session that was active when the page opened, so that the page stays readable after
 * the session ends.
 */
export function AccountPage() {
  const [session] = useState(() => readSession());
  return (
    <FormPage title="Minha conta" subtitle={accountTexts.subtitle}>
      <AccountCards
        mayDemand={can(session, 'users.manage')}
        summary={can(session, 'reports.read') ? <SummaryCard /> : null}
      />
    </FormPage>
  );
}
