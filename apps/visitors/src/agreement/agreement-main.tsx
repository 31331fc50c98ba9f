import { showPage } from '../shared/show-page.tsx';
import { AgreementPage } from './agreement-page.tsx';

/** The secret last part of `/contrato/{token}`, which allows reading and signing this one document. */
const token = window.location.pathname.split('/')[2] ?? '';

showPage(<AgreementPage token={token} />);
