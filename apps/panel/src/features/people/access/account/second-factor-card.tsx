import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { renewRecoveryCodes, turnOffSecondFactor } from '@comanda/contract/people/access/account.calls';
import type { OwnAccount } from '@comanda/contract/people/access/account.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { RecoveryCodes } from '@comanda/ui/second-factor/recovery-codes.tsx';
import { useState } from 'react';
import classes from './account.module.css';
import { accountQuery } from './account-queries.ts';
import { SetUpFlow } from './set-up-flow.tsx';
import { factorTexts } from './texts.ts';

/** If only this number of recovery codes or fewer remain, the card recommends new codes. */
const FEW_CODES = 3;

/** The second factor: explanation, state, app and recovery codes. */
export function SecondFactorCard({ account }: { account: OwnAccount }) {
  const { recoveryCodesLeft, secondFactorDueAt } = account;
  const isOn = recoveryCodesLeft !== null;
  const [settingUp, setSettingUp] = useState<string | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refreshes = [accountQuery.queryKey];
  const renewal = useCallMutation(renewRecoveryCodes, {
    savedText: null,
    refreshes,
    words: { failed: factorTexts.codesFailed },
    onDone: setCodes,
  });
  const turningOff = useCallMutation(turnOffSecondFactor, {
    savedText: factorTexts.turnedOff,
    refreshes,
    words: { failed: factorTexts.turnOffFailed },
  });
  const confirmTurnOff = async () => {
    const isWanted = await alertDialog({
      title: factorTexts.turnOffTitle,
      text:
        secondFactorDueAt === null && account.demandedFrom === null
          ? factorTexts.turnOffText
          : factorTexts.turnOffDemanded,
      confirmText: factorTexts.turnOff,
      cancelText: factorTexts.keep,
      isDestructive: true,
    });
    if (isWanted) turningOff.run({});
  };
  return (
    <FormCard
      title={factorTexts.title}
      hint={factorTexts.hint}
      actions={
        isOn ? (
          <StatusLabel tone="delivered" variant="dot" size="large">
            {factorTexts.on}
          </StatusLabel>
        ) : (
          <Button onClick={() => setSettingUp(factorTexts.setUpTitle)}>{factorTexts.turnOn}</Button>
        )
      }
    >
      {isOn ? (
        <>
          {recoveryCodesLeft <= FEW_CODES ? (
            <Note tone="pending">{factorTexts.fewCodes(recoveryCodesLeft)}</Note>
          ) : (
            <p className={`prose-15 ${classes.plain}`}>{factorTexts.codesLeft(recoveryCodesLeft)}</p>
          )}
          <div className="cluster-8">
            <Button variant="default" isBusy={renewal.isBusy} onClick={() => renewal.run({})}>
              {factorTexts.newCodes}
            </Button>
            <Button variant="default" onClick={() => setSettingUp(factorTexts.changeApp)}>
              {factorTexts.changeApp}
            </Button>
            <Button variant="subtle" isBusy={turningOff.isBusy} onClick={() => void confirmTurnOff()}>
              {factorTexts.turnOff}
            </Button>
          </div>
        </>
      ) : null}
      {settingUp ? (
        <Dialog opened width={560} title={settingUp} isDismissable={false} onClose={() => setSettingUp(null)}>
          <SetUpFlow
            onDone={() => setSettingUp(null)}
            onCodes={() => setSettingUp(factorTexts.codesTitle)}
            onCancel={() => setSettingUp(null)}
          />
        </Dialog>
      ) : null}
      {codes ? (
        <Dialog opened title={factorTexts.codesTitle} isDismissable={false} onClose={() => setCodes(null)}>
          <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />
        </Dialog>
      ) : null}
    </FormCard>
  );
}
