import type { ErrorCode } from '@comanda/contract/errors';
import { type AgreementToSign, openAgreement } from '@comanda/contract/store/store/agreements.calls';
import { useCallback, useEffect, useState } from 'react';
import { formatDay, formatTime } from '../shared/formats.ts';
import page from '../shared/link-page.module.css';
import { LinkFace, LinkSkeleton } from '../shared/link-page.tsx';
import { CallFailure, sendCall } from '../shared/send-call.ts';
import classes from './agreement-page.module.css';
import { AgreementText } from './agreement-text.tsx';
import { SignForm } from './sign-form.tsx';
import { agreementTexts } from './texts.ts';

type State =
  | { face: 'loading' }
  | { face: 'offline' }
  | { face: 'invalid' }
  | { face: 'open'; agreement: AgreementToSign }
  | { face: 'signed'; title: string; at: number };

/** Refusals that the same link gets again. After others, such as too many requests, a retry may succeed. */
const OVER: ReadonlySet<ErrorCode> = new Set([
  'agreement.link-invalid',
  'request.invalid',
  'request.not-found',
]);

const BONES = ['40%', '75%', '55%', '100%', '96%', '98%', '88%'];

/** Shows the document of a signing link. The document can be signed once. */
export function AgreementPage({ token }: { token: string }) {
  const [state, setState] = useState<State>({ face: 'loading' });
  const load = useCallback(async () => {
    setState({ face: 'loading' });
    try {
      setState({ face: 'open', agreement: await sendCall(openAgreement, { token }) });
    } catch (failure) {
      const isOver = failure instanceof CallFailure && failure.code !== null && OVER.has(failure.code);
      setState({ face: isOver ? 'invalid' : 'offline' });
    }
  }, [token]);
  useEffect(() => void load(), [load]);

  if (state.face === 'loading') return <LinkSkeleton label={agreementTexts.loading} widths={BONES} />;
  if (state.face === 'invalid') {
    return <LinkFace tone="bad" title={agreementTexts.invalidTitle} lines={[agreementTexts.invalidText]} />;
  }
  if (state.face === 'offline') {
    return (
      <LinkFace tone="wait" title={agreementTexts.offlineTitle} lines={[agreementTexts.offlineText]}>
        <button type="button" className={page.primary} onClick={() => void load()}>
          {agreementTexts.retry}
        </button>
      </LinkFace>
    );
  }
  if (state.face === 'signed') {
    const { title, at } = state;
    return (
      <LinkFace
        tone="good"
        title={agreementTexts.signedTitle}
        lines={[agreementTexts.signedText(title, formatDay(at), formatTime(at)), agreementTexts.signedNext]}
      />
    );
  }
  const { agreement } = state;
  return (
    <main className={page.page}>
      <AgreementText agreement={agreement} />
      <SignForm
        token={token}
        onSigned={(at) => setState({ face: 'signed', title: agreement.title, at })}
        onOver={() => setState({ face: 'invalid' })}
      />
      <p className={`${page.hint} ${classes.support}`}>{agreementTexts.support(agreement.supportPhone)}</p>
    </main>
  );
}
