import { useEffect, useState } from 'react';
import { ChoosePassword } from '../features/people/account/choose-password.tsx';
import { accountTexts } from '../features/people/account/texts.ts';
import { LoginFrame } from '../shared/login-frame.tsx';

/** Secret of the link that opened this page. */
let secret = '';

/**
 * Removes the secret after `#` from the address and the browser's history. Afterwards, only this page knows
 * it.
 */
function takeSecret(): string {
  const token = window.location.hash.slice(1);
  if (token === '') return secret;
  secret = token;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return secret;
}

export function ChoosePasswordPage() {
  const [token, setToken] = useState(takeSecret);
  useEffect(() => {
    // The user may open another password link in the same tab.
    const readLink = () => setToken(takeSecret());
    window.addEventListener('hashchange', readLink);
    return () => window.removeEventListener('hashchange', readLink);
  }, []);
  return (
    <LoginFrame title={accountTexts.linkTitle}>
      <ChoosePassword key={token} token={token} />
    </LoginFrame>
  );
}
