import { showPage } from '../shared/show-page.tsx';
import { PasswordPage } from './password-page.tsx';

/** Browsers do not send the part after `#`, so it contains the secret. The page removes it from the address bar. */
const token = window.location.hash.slice(1);
window.history.replaceState(null, '', window.location.pathname);

showPage(<PasswordPage token={token} />);
