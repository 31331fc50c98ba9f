import { Button } from '@comanda/ui/button/button.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import classes from './account.module.css';
import { accountQuery } from './account-queries.ts';
import { DemandCard } from './demand-card.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { accountTexts } from './texts.ts';

interface AccountCardsProps {
  /** True: the user may require a second factor from the store's administrators. */
  mayDemand: boolean;
  /** The card of the daily summary, for users who may receive it. */
  summary: ReactNode;
}

/** The cards of a user's own account. */
export function AccountCards({ mayDemand, summary }: AccountCardsProps) {
  const query = useQuery(accountQuery);
  return (
    <QueryFaces query={query} skeleton={<AccountSkeleton />} failed={accountTexts.loadFailed}>
      {(account) => (
        <>
          <ProfileCard account={account} />
          <PasswordCard />
          <SecondFactorCard account={account} />
          <SessionsCard />
          {summary}
          {mayDemand ? <DemandCard account={account} /> : null}
        </>
      )}
    </QueryFaces>
  );
}

function PasswordCard() {
  const [isChanging, setChanging] = useState(false);
  return (
    <FormCard
      title={accountTexts.password}
      hint={accountTexts.passwordHint}
      actions={
        <Button variant="default" onClick={() => setChanging(true)}>
          {accountTexts.changePassword}
        </Button>
      }
    >
      {isChanging ? <PasswordDialog onClose={() => setChanging(false)} /> : null}
    </FormCard>
  );
}

function AccountSkeleton() {
  return (
    <SkeletonArea>
      <div className="stack-16">
        {['profile', 'password', 'factor', 'sessions'].map((card) => (
          <div key={card} className={`stack-12 card ${classes.skeleton}`}>
            <Skeleton width={160} height={20} />
            <Skeleton width="60%" />
            <Skeleton width="42%" />
          </div>
        ))}
      </div>
    </SkeletonArea>
  );
}
