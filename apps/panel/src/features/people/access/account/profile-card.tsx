import type { OwnAccount } from '@comanda/contract/people/access/account.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { useState } from 'react';
import classes from './account.module.css';
import { EmailDialog } from './email-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { accountTexts } from './texts.ts';

/** Name, login and e-mail of the user, with actions to change them. */
export function ProfileCard({ account }: { account: OwnAccount }) {
  const [changing, setChanging] = useState<'name' | 'email' | null>(null);
  const close = () => setChanging(null);
  const rows = [
    [accountTexts.name, account.name],
    [accountTexts.login, account.login],
    [accountTexts.email, account.email ?? accountTexts.noEmail],
  ] as const;
  return (
    <FormCard
      title={accountTexts.profile}
      actions={
        <>
          <Button variant="default" onClick={() => setChanging('name')}>
            {accountTexts.changeName}
          </Button>
          <Button variant="default" onClick={() => setChanging('email')}>
            {accountTexts.changeEmail}
          </Button>
        </>
      }
    >
      <dl className={classes.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {changing === 'name' ? <NameDialog name={account.name} onClose={close} /> : null}
      {changing === 'email' ? <EmailDialog onClose={close} /> : null}
    </FormCard>
  );
}
