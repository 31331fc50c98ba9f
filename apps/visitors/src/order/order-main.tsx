import { showPage } from '../shared/show-page.tsx';
import { OrderPage } from './order-page.tsx';

/** The unguessable end of `/p/{token}`: who has it may see and talk about this one order. */
const link = window.location.pathname.split('/')[2] ?? '';

showPage(<OrderPage link={link} />);
