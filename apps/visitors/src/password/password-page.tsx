import { openPasswordLink, type PasswordLink } from '@comanda/contract/people/access/password-links.calls';
import { useCallback, useEffect, useState } from 'react';
import classes from '../shared/link-page.module.css';
import { LinkBrand, LinkFace, LinkSkeleton } from '../shared/link-page.tsx';
import { CallFailure, sendCall } from '../shared/send-call.ts';
import { PasswordForm } from './password-form.tsx';
import { passwordTexts } from './texts.ts';

type State = { face: 'loading' | 'offline' | 'invalid' | 'saved' } | { face: 'open'; link: PasswordLink };

/** Page that sets a password with a link that is valid once. */
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
      <main className={classes.page} data-narrow>
        <LinkBrand />
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
      <LinkSkeleton label={passwordTexts.loading} widths={['60%', '40%', '100%', '99%', '45%']} isNarrow />
    );
  }
  if (state.face === 'saved') {
    return (
      <LinkFace tone="good" title={passwordTexts.savedTitle} lines={[passwordTexts.savedText]}>
        <a className={classes.primary} href="/login">
          {passwordTexts.enter}
        </a>
      </LinkFace>
    );
  }
  return state.face === 'invalid' ? (
    <LinkFace tone="bad" title={passwordTexts.invalidTitle} lines={[passwordTexts.invalidText]} />
  ) : (
    <LinkFace tone="wait" title={passwordTexts.offlineTitle} lines={[passwordTexts.offlineText]}>
      <button type="button" className={classes.primary} onClick={() => void load()}>
        {passwordTexts.retry}
      </button>
    </LinkFace>
  );
}
