import { RecoveryCodes } from '@comanda/ui/second-factor/recovery-codes.tsx';
import { useState } from 'react';
import { findSession } from '../../shared/session/enter-console.ts';
import { FactorForm } from './factor-form.tsx';

/** The first second factor, before anything else: then the codes, then the console. */
export function SetUpFactor() {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes === null) return <FactorForm asksPassword={false} onConfirmed={setCodes} />;
  return <RecoveryCodes codes={codes} onKept={() => void findSession()} />;
}
