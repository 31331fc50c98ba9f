import { showPage } from '../shared/show-page.tsx';
import { AgreementPage } from './agreement-page.tsx';

/** The unguessable end of `/contrato/{token}`: who has it may read and sign this one document. */
const token = window.location.pathname.split('/')[2] ?? '';

showPage(<AgreementPage token={token} />);
