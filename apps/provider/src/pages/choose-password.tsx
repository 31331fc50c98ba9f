import { useEffect, useState } from 'react';
import { ChoosePassword } from '../features/account/choose-password.tsx';
import { accountTexts } from '../features/account/texts.ts';
import { Door } from '../shared/door.tsx';

/** The secret of the link this page was opened with. */
let secret = '';

/** Takes the secret behind the `#` out of the address and of the history: from then on only this page has it. */
function takeSecret(): string {
  const token = window.location.hash.slice(1);
  if (token === '') return secret;
  secret = token;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return secret;
}

/** Where a password link leads. */
export function ChoosePasswordPage() {
  const [token, setToken] = useState(takeSecret);
  useEffect(() => {
    // Another link, opened where this one was.
    const hear = () => setToken(takeSecret());
    window.addEventListener('hashchange', hear);
    return () => window.removeEventListener('hashchange', hear);
  }, []);
  return (
    <Door title={accountTexts.linkTitle}>
      <ChoosePassword key={token} token={token} />
    </Door>
  );
}
