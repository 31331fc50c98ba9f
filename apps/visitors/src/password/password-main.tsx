import { showPage } from '../shared/show-page.tsx';
import { PasswordPage } from './password-page.tsx';

/** Browsers do not send the part after `#`, so the secret is there. It is removed from the address bar at once. */
const token = window.location.hash.slice(1);
window.history.replaceState(null, '', window.location.pathname);

showPage(<PasswordPage token={token} />);
