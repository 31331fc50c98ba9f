import { Button } from '@comanda/ui/button/button.tsx';
import { IconCheck } from '@tabler/icons-react';
import { reloadPage } from '../../../../shared/session/page-moves.ts';
import { ChannelStep } from './channel-step.tsx';
import { EstablishmentStep } from './establishment-step.tsx';
import { IdentificationStep } from './identification-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import classes from './recovery.module.css';
import { recoveryTexts } from './texts.ts';
import { useRecovery } from './use-recovery.ts';
import { ValidationStep } from './validation-step.tsx';

/**
 * Five steps to a new password. Each step has an entry in the browser's history. The entry before the first
 * step is the login form.
 */
export function RecoveryWizard() {
  const recovery = useRecovery();
  const { step, sent, savedLogin } = recovery.state;

  if (savedLogin !== null) return <RecoveryDone login={savedLogin} />;
  if (step === 5 && sent !== null) return <ValidationStep recovery={recovery} sent={sent} />;
  if (step === 4) return <ChannelStep recovery={recovery} />;
  if (step === 3) return <NewPasswordStep recovery={recovery} />;
  if (step === 2) return <EstablishmentStep recovery={recovery} />;
  return <IdentificationStep recovery={recovery} />;
}

/** The success message. Closing it reloads the page, so that all typed values are cleared. */
function RecoveryDone({ login }: { login: string }) {
  return (
    <div className={`stack-12 ${classes.done}`} role="status">
      <span className={`centered toned ${classes.badge}`} data-tone="delivered" aria-hidden="true">
        <IconCheck size={32} stroke={2.25} />
      </span>
      <h1 className={classes.title}>{recoveryTexts.done}</h1>
      <p>
        {recoveryTexts.yourLogin} <span className={classes.login}>{login}</span>
      </p>
      <Button isWide autoFocus onClick={reloadPage}>
        {recoveryTexts.toLogin}
      </Button>
    </div>
  );
}
