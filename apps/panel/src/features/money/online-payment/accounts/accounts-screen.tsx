import type { ReceivingAccount } from '@comanda/contract/money/online-payment/accounts.wire';
import { Button, ButtonLink } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { IconPlus, IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { statusQuery } from '../online-payment-queries.ts';
import { PATHS } from '../paths.ts';
import classes from './accounts.module.css';
import { AccountsList } from './accounts-list.tsx';
import { ChangeWait } from './change-wait.tsx';
import { FeeSummary } from './fee-summary.tsx';
import { accountTexts as texts } from './texts.ts';

const accountDialog = createLazyPart(async () => (await import('./account-dialog.tsx')).AccountDialog);

/** 'Contas e Taxas': receiving accounts and fees. `acceptance` is the card with the switch. */
export function AccountsScreen({ acceptance }: { acceptance: ReactNode }) {
  const { data: status } = useQuery(statusQuery);
  const isEarly = status?.registrationId === null;
  /** The account in the open dialog; `account` is null for a new account. Null: the dialog is closed. */
  const [edited, setEdited] = useState<{ account: ReceivingAccount | null } | null>(null);
  useEffect(() => accountDialog.prefetchWhenIdle(), []);
  return (
    <FormPage
      title={texts.title}
      actions={
        isEarly ? null : (
          <Button
            icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setEdited({ account: null })}
          >
            {texts.add}
          </Button>
        )
      }
    >
      {acceptance}
      <FormCard title={texts.automatic} hint={texts.automaticHint}>
        {null}
      </FormCard>
      {isEarly ? (
        <div className={`card ${classes.list}`}>
          <EmptyState
            isCompact
            icon={<IconUserCheck size={24} stroke={1.75} aria-hidden="true" />}
            title={texts.registrationFirst}
            action={<ButtonLink href={PATHS.registration}>{texts.openRegistration}</ButtonLink>}
          >
            {texts.registrationFirstHint}
          </EmptyState>
        </div>
      ) : (
        <AccountsList onEdit={(account) => setEdited({ account })} />
      )}
      <ChangeWait />
      <FeeSummary />
      {edited === null ? null : (
        <accountDialog.Part account={edited.account} onClose={() => setEdited(null)} />
      )}
    </FormPage>
  );
}
