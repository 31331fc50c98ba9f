import { showPage } from '../shared/show-page.tsx';
import { PasswordPage } from './password-page.tsx';

/** The secret stands behind the `#` of the link, which browsers keep to themselves; it leaves the address bar at once. */
const token = window.location.hash.slice(1);
window.history.replaceState(null, '', window.location.pathname);

showPage(<PasswordPage token={token} />);
