import { showPage } from '../shared/show-page.tsx';
import { OrderPage } from './order-page.tsx';

/** The secret end of `/p/{token}`. It allows reading and discussing this one order. */
const link = window.location.pathname.split('/')[2] ?? '';

showPage(<OrderPage link={link} />);
