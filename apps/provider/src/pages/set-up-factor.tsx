import { RecoveryCodes } from '@comanda/ui/second-factor/recovery-codes.tsx';
import { useState } from 'react';
import { FactorForm } from '../features/people/account/factor-form.tsx';
import { accountTexts } from '../features/people/account/texts.ts';
import { LoginFrame } from '../shared/login-frame.tsx';
import { findSession } from '../shared/session/enter-console.ts';

/** Shown to users who must set up a second factor first: set-up, recovery codes, then the console. */
export function SetUpFactorPage() {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes === null)
    return (
      <LoginFrame title={accountTexts.setUpTitle} subtitle={accountTexts.setUpHint} isWide>
        <FactorForm onConfirmed={setCodes} />
      </LoginFrame>
    );
  return (
    <LoginFrame title={accountTexts.codesTitle} isWide>
      <RecoveryCodes codes={codes} onSaved={() => void findSession()} />
    </LoginFrame>
  );
}
