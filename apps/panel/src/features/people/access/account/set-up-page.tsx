import { Button } from '@comanda/ui/button/button.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { renewSession } from '../../../../shared/session/use-session.ts';
import { fetchSession } from '../session/fetch-session.ts';
import { confirmLogOut } from '../session/log-out.ts';
import classes from './account.module.css';
import { SetUpFlow } from './set-up-flow.tsx';
import { factorTexts, setUpPageTexts } from './texts.ts';

/** Replaces all screens for a user who must set up a second factor first. Ends after the recovery codes were shown. */
export function SetUpPage({ onDone }: { onDone: () => void }) {
  const finish = async () => {
    renewSession(await fetchSession());
    onDone();
  };
  return (
    <FormPage
      title={setUpPageTexts.title}
      subtitle={setUpPageTexts.why}
      actions={
        <Button variant="default" onClick={() => void confirmLogOut()}>
          {setUpPageTexts.leave}
        </Button>
      }
    >
      <div className={classes.setUp}>
        <FormCard title={factorTexts.title} hint={factorTexts.hint}>
          <SetUpFlow onDone={() => void finish()} onCancel={null} />
        </FormCard>
      </div>
    </FormPage>
  );
}
