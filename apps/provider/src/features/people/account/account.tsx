import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { endOtherProviderSessions } from '@comanda/contract/people/provider/own-account.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { RecoveryCodes } from '@comanda/ui/second-factor/recovery-codes.tsx';
import { useState } from 'react';
import classes from './account.module.css';
import { FactorForm } from './factor-form.tsx';
import { PasswordCard } from './password-card.tsx';
import { accountTexts as texts } from './texts.ts';

/** Settings that every user of the team has for their own account. */
export function Account() {
  const ending = useCallMutation(endOtherProviderSessions, { savedText: texts.ended, words: texts });
  const [isReplacing, setReplacing] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => {
    setReplacing(false);
    setCodes(null);
  };
  return (
    <div className={`stack-16 ${classes.cards}`}>
      <PasswordCard />
      <FormCard title={texts.factor} hint={texts.factorHint}>
        <div className="cluster-8">
          <Button variant="default" onClick={() => setReplacing(true)}>
            {texts.replace}
          </Button>
        </div>
      </FormCard>
      <FormCard title={texts.sessions} hint={texts.sessionsHint}>
        <div className="cluster-8">
          <Button variant="default" isBusy={ending.isBusy} onClick={() => ending.run({})}>
            {texts.endOthers}
          </Button>
        </div>
      </FormCard>
      {isReplacing ? (
        <Dialog
          opened
          title={codes === null ? texts.replaceTitle : texts.codesTitle}
          width={560}
          // The recovery codes are shown only once, so a click outside must not close the dialog.
          isDismissable={codes === null}
          onClose={close}
        >
          {codes === null ? (
            <FactorForm onConfirmed={setCodes} onCancel={close} />
          ) : (
            <RecoveryCodes codes={codes} onSaved={close} />
          )}
        </Dialog>
      ) : null}
    </div>
  );
}
