import { showPage } from '../shared/show-page.tsx';
import { OrderPage } from './order-page.tsx';

/** The secret last part of `/p/{token}`, which allows reading and discussing this one order. */
const link = window.location.pathname.split('/')[2] ?? '';

showPage(<OrderPage link={link} />);
