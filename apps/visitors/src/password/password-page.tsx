import { openPasswordLink, type PasswordLink } from '@comanda/contract/access/password-links.calls';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { CallFailure, sendCall } from '../shared/send-call.ts';
import { PasswordForm } from './password-form.tsx';
import classes from './password-page.module.css';
import { passwordTexts } from './texts.ts';

type State = { face: 'loading' | 'offline' | 'invalid' | 'saved' } | { face: 'open'; link: PasswordLink };

/** Lets whoever has a password link choose a password, once. */
export function PasswordPage({ token }: { token: string }) {
  const [state, setState] = useState<State>({ face: 'loading' });
  const load = useCallback(async () => {
    setState({ face: 'loading' });
    if (token === '') return setState({ face: 'invalid' });
    try {
      setState({ face: 'open', link: await sendCall(openPasswordLink, { token }) });
    } catch (failure) {
      const isOver = failure instanceof CallFailure && failure.code === 'password-link.invalid';
      setState({ face: isOver ? 'invalid' : 'offline' });
    }
  }, [token]);
  useEffect(() => void load(), [load]);

  if (state.face === 'open') {
    return (
      <main className={classes.page}>
        <PasswordForm
          token={token}
          link={state.link}
          onSaved={() => setState({ face: 'saved' })}
          onOver={() => setState({ face: 'invalid' })}
        />
      </main>
    );
  }
  if (state.face === 'loading') {
    return (
      <main className={classes.page} aria-busy="true" aria-label={passwordTexts.loading}>
        <div className={classes.card}>
          {['60%', '40%', '100%', '99%', '45%'].map((width) => (
            <span key={width} className={classes.bone} style={{ width }} />
          ))}
        </div>
      </main>
    );
  }
  if (state.face === 'saved') {
    return (
      <Face tone="good" title={passwordTexts.savedTitle} text={passwordTexts.savedText}>
        <a className={classes.primary} href="/login">
          {passwordTexts.enter}
        </a>
      </Face>
    );
  }
  return state.face === 'invalid' ? (
    <Face tone="bad" title={passwordTexts.invalidTitle} text={passwordTexts.invalidText} />
  ) : (
    <Face tone="wait" title={passwordTexts.offlineTitle} text={passwordTexts.offlineText}>
      <button type="button" className={classes.primary} onClick={() => void load()}>
        {passwordTexts.retry}
      </button>
    </Face>
  );
}

interface FaceProps {
  tone: 'good' | 'bad' | 'wait';
  title: string;
  text: string;
  children?: ReactNode;
}

const SIGNS = { good: '✓', bad: '✕', wait: '…' };

/** One thing to know, in the middle of the page. */
function Face({ tone, title, text, children }: FaceProps) {
  return (
    <main className={classes.face} data-tone={tone}>
      <span className={classes.symbol} aria-hidden="true">
        {SIGNS[tone]}
      </span>
      <h1 className={classes.title}>{title}</h1>
      <p role="status">{text}</p>
      {children}
    </main>
  );
}
