import { signContract } from '@comanda/contract/store/contracts.calls';
import { type FormEvent, useId, useState } from 'react';
import { CallFailure, sendCall } from '../shared/send-call.ts';
import classes from './contract-page.module.css';
import { maskCpf } from './cpf-mask.ts';
import { contractTexts } from './texts.ts';

interface SignFormProps {
  token: string;
  /** Signed at that moment (epoch milliseconds). */
  onSigned: (at: number) => void;
  /** The link no longer counts. */
  onOver: () => void;
}

/** Name, CPF and the word that the document was read. What is wrong is said beside its field; nothing typed is lost. */
export function SignForm({ token, onSigned, onOver }: SignFormProps) {
  const [name, setName] = useState('');
  const [cpf, setCpf] = useState('');
  const [hasAgreed, setAgreed] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);
  const ids = { nome: useId(), cpf: useId(), all: useId() };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (!hasAgreed) return setFaults({ all: contractTexts.mustAgree });
    setFaults({});
    setSending(true);
    try {
      const { signedAt } = await sendCall(signContract, { token, name, cpf });
      onSigned(signedAt);
    } catch (failure) {
      setSending(false);
      if (failure instanceof CallFailure && failure.code === 'contract.link-invalid') return onOver();
      setFaults(faultsOf(failure));
    }
  };
  const describe = (field: 'nome' | 'cpf') => ({
    'aria-invalid': faults[field] === undefined ? undefined : true,
    'aria-describedby': faults[field] === undefined ? undefined : ids[field],
  });
  const fault = (field: 'nome' | 'cpf') => (
    <span id={ids[field]} role="alert" className={classes.fault}>
      {faults[field]}
    </span>
  );

  return (
    <form className={classes.card} noValidate onSubmit={submit}>
      <h2 className={classes.signTitle}>{contractTexts.signTitle}</h2>
      <label className={classes.field}>
        {contractTexts.name}
        <input
          type="text"
          autoComplete="name"
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          {...describe('nome')}
        />
        {fault('nome')}
      </label>
      <label className={classes.field}>
        {contractTexts.cpf}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder="000.000.000-00"
          value={cpf}
          onChange={(event) => setCpf(maskCpf(event.currentTarget.value))}
          {...describe('cpf')}
        />
        {fault('cpf')}
      </label>
      <label className={classes.agree}>
        <input
          type="checkbox"
          checked={hasAgreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
        {contractTexts.agree}
      </label>
      <p id={ids.all} role="alert" className={classes.fault}>
        {faults.all}
      </p>
      <button type="submit" className={classes.sign} disabled={isSending}>
        {isSending ? contractTexts.signing : contractTexts.sign}
      </button>
      <p className={classes.evidence}>{contractTexts.evidence}</p>
    </form>
  );
}

function faultsOf(failure: unknown): Readonly<Record<string, string>> {
  if (!(failure instanceof CallFailure)) return { all: contractTexts.failed };
  const { fields, message, isAnswered } = failure;
  if (fields.length > 0) return Object.fromEntries(fields.map(({ campo, mensagem }) => [campo, mensagem]));
  return { all: isAnswered && message !== '' ? message : contractTexts.offlineText };
}
