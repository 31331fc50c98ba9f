import { type ContractToSign, openContract } from '@comanda/contract/store/contracts.calls';
import { useCallback, useEffect, useState } from 'react';
import { formatDay, formatTime } from '../shared/formats.ts';
import { CallFailure, sendCall } from '../shared/send-call.ts';
import { ContractFace, ContractSkeleton } from './contract-faces.tsx';
import classes from './contract-page.module.css';
import { ContractText } from './contract-text.tsx';
import { SignForm } from './sign-form.tsx';
import { contractTexts } from './texts.ts';

type State =
  | { face: 'loading' }
  | { face: 'offline' }
  | { face: 'invalid' }
  | { face: 'open'; contract: ContractToSign }
  | { face: 'signed'; title: string; at: number };

/** Reads the document of a signing link and signs it, once. */
export function ContractPage({ token }: { token: string }) {
  const [state, setState] = useState<State>({ face: 'loading' });
  const load = useCallback(async () => {
    setState({ face: 'loading' });
    try {
      setState({ face: 'open', contract: await sendCall(openContract, { token }) });
    } catch (failure) {
      const isOver =
        failure instanceof CallFailure && failure.isAnswered && failure.code !== 'server.unavailable';
      setState({ face: isOver ? 'invalid' : 'offline' });
    }
  }, [token]);
  useEffect(() => void load(), [load]);

  if (state.face === 'loading') return <ContractSkeleton />;
  if (state.face === 'invalid') {
    return <ContractFace tone="bad" title={contractTexts.invalidTitle} lines={[contractTexts.invalidText]} />;
  }
  if (state.face === 'offline') {
    return (
      <ContractFace
        tone="wait"
        title={contractTexts.offlineTitle}
        lines={[contractTexts.offlineText]}
        onRetry={() => void load()}
      />
    );
  }
  if (state.face === 'signed') {
    const { title, at } = state;
    return (
      <ContractFace
        tone="good"
        title={contractTexts.signedTitle}
        lines={[contractTexts.signedText(title, formatDay(at), formatTime(at)), contractTexts.signedNext]}
      />
    );
  }
  const { contract } = state;
  return (
    <main className={classes.page}>
      <ContractText contract={contract} />
      <SignForm
        token={token}
        onSigned={(at) => setState({ face: 'signed', title: contract.title, at })}
        onOver={() => setState({ face: 'invalid' })}
      />
      <p className={classes.support}>{contractTexts.support(contract.supportPhone)}</p>
    </main>
  );
}
