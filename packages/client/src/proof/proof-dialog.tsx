import { prove } from '@comanda/contract/people/access/account.calls';
import { proveProvider } from '@comanda/contract/people/provider/own-account.calls';
import { FormDialog } from '@comanda/ui/dialog/form-dialog.tsx';
import { PasswordField } from '@comanda/ui/form/fields/password-field.tsx';
import { useFaultFocus } from '@comanda/ui/form/use-fault-focus.ts';
import { SecondFactorField } from '@comanda/ui/second-factor/second-factor-field.tsx';
import { secondFactorFieldTexts } from '@comanda/ui/second-factor/second-factor-field-texts.ts';
import { useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { failureText } from '../api/failure-text.ts';
import { reportFailure } from '../api/report-failure.ts';
import { sendCall } from '../api/send-call.ts';
import { proofTexts } from './texts.ts';

const PROOFS = { store: prove, provider: proveProvider } as const;

export interface ProofDialogProps {
  /** Users who must prove their identity: those of a store, or those of the provider. */
  owner: keyof typeof PROOFS;
  settle: (isProven: boolean) => void;
}

/** Dialog 'Confirme que é você'. Asks for the password, and for a code if the server requires one. */
export function ProofDialog({ owner, settle }: ProofDialogProps) {
  const [password, setPassword] = useState('');
  /** Null until the server requires a code. */
  const [code, setCode] = useState<string | null>(null);
  const [fault, setFault] = useState<{ password?: string; code?: string }>({});
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const leadToFault = useFaultFocus(form);

  const showFault = (found: typeof fault) => {
    setFault(found);
    leadToFault();
  };
  const onFailure = (failure: unknown) => {
    reportFailure({ error: failure, kind: 'mutation', isSilent: true, isBackground: false });
    const refusal = failure instanceof ApiError ? failure : null;
    if (refusal?.status === 401) return settle(false);
    if (refusal?.code === 'auth.second-factor-needed') return setCode('');
    const text = failureText(failure, proofTexts);
    showFault(code === null || refusal?.code === 'auth.password-wrong' ? { password: text } : { code: text });
  };
  const submit = async () => {
    if (isSending) return;
    if (password === '') return showFault({ password: proofTexts.passwordMissing });
    if (code === '') return showFault({ code: proofTexts.codeMissing });
    setSending(true);
    try {
      await sendCall(PROOFS[owner], code === null ? { password } : { password, code });
      settle(true);
    } catch (failure) {
      onFailure(failure);
    } finally {
      setSending(false);
    }
  };
  return (
    <FormDialog
      ref={form}
      title={proofTexts.title}
      submitText={proofTexts.submit}
      isSending={isSending}
      canClose={!isSending}
      width={440}
      onClose={() => settle(false)}
      onSubmit={() => void submit()}
    >
      <p>{proofTexts.why}</p>
      <PasswordField
        label={proofTexts.password}
        name="senha"
        autoComplete="current-password"
        isFirst
        value={password}
        error={fault.password}
        onChange={(typed) => {
          setFault({});
          setPassword(typed);
        }}
      />
      {code === null ? null : (
        <SecondFactorField
          whoHelps={secondFactorFieldTexts.whoHelps[owner]}
          value={code}
          error={fault.code}
          onChange={(typed) => {
            setFault({});
            setCode(typed);
          }}
        />
      )}
    </FormDialog>
  );
}
