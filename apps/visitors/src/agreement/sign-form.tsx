import { LONGEST_SIGNER_NAME, signAgreement } from '@comanda/contract/store/store/agreements.calls';
import { type FormEvent, useId, useRef, useState } from 'react';
import page from '../shared/link-page.module.css';
import { CallFailure, sendCall } from '../shared/send-call.ts';
import classes from './agreement-page.module.css';
import { maskCpf } from './cpf-mask.ts';
import { agreementTexts } from './texts.ts';

type Field = 'nome' | 'cpf' | 'agree';

interface SignFormProps {
  token: string;
  /** Called after the signature, with its time in epoch milliseconds. */
  onSigned: (at: number) => void;
  /** Called when the link is no longer valid. */
  onOver: () => void;
}

/** Asks for name, CPF and confirmation. Errors are shown at their fields and clear no value. */
export function SignForm({ token, onSigned, onOver }: SignFormProps) {
  const [name, setName] = useState('');
  const [cpf, setCpf] = useState('');
  const [hasAgreed, setAgreed] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const ids = { nome: useId(), cpf: useId(), agree: useId() };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const found = faultsIn({ name, cpf, hasAgreed });
    setFaults(found);
    const first = (['nome', 'cpf', 'agree'] as const).find((field) => found[field] !== undefined);
    if (first !== undefined) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setSending(true);
    try {
      const { signedAt } = await sendCall(signAgreement, { token, name, cpf });
      onSigned(signedAt);
    } catch (failure) {
      setSending(false);
      if (failure instanceof CallFailure && failure.code === 'agreement.link-invalid') return onOver();
      setFaults(faultsOf(failure));
    }
  };
  const describe = (field: Field) => ({
    name: field,
    'aria-invalid': faults[field] === undefined ? undefined : true,
    'aria-describedby': faults[field] === undefined ? undefined : ids[field],
  });
  const fault = (field: Field) => (
    <span id={ids[field]} role="alert" className={page.fault}>
      {faults[field]}
    </span>
  );

  return (
    <form ref={form} className={page.card} noValidate onSubmit={submit}>
      <h2 className={classes.signTitle}>{agreementTexts.signTitle}</h2>
      <label className={page.field}>
        {agreementTexts.name}
        <input
          type="text"
          autoComplete="name"
          maxLength={LONGEST_SIGNER_NAME}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          {...describe('nome')}
        />
        {fault('nome')}
      </label>
      <label className={page.field}>
        {agreementTexts.cpf}
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
      <label className={page.check}>
        <input
          type="checkbox"
          checked={hasAgreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
          {...describe('agree')}
        />
        {agreementTexts.agree}
      </label>
      {fault('agree')}
      <p role="alert" className={page.fault}>
        {faults.all}
      </p>
      <button type="submit" className={`${page.primary} ${classes.sign}`} disabled={isSending}>
        {isSending ? agreementTexts.signing : agreementTexts.sign}
      </button>
      <p className={page.hint}>{agreementTexts.evidence}</p>
    </form>
  );
}

/** Finds all errors at once, before the request. The server checks the values again. */
function faultsIn(given: { name: string; cpf: string; hasAgreed: boolean }): Partial<Record<Field, string>> {
  const faults: Partial<Record<Field, string>> = {};
  if (!/\S+\s+\S+/.test(given.name)) faults.nome = agreementTexts.nameMissing;
  if (given.cpf.replace(/\D/g, '').length !== 11) faults.cpf = agreementTexts.cpfMissing;
  if (!given.hasAgreed) faults.agree = agreementTexts.mustAgree;
  return faults;
}

function faultsOf(failure: unknown): Readonly<Record<string, string>> {
  if (!(failure instanceof CallFailure)) return { all: agreementTexts.failed };
  const { fields, message, isAnswered } = failure;
  if (fields.length > 0) return Object.fromEntries(fields.map(({ campo, mensagem }) => [campo, mensagem]));
  return { all: isAnswered && message !== '' ? message : agreementTexts.offlineText };
}
