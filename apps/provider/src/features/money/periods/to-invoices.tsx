import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Links to the invoices of a store. */
export const toInvoices = ({ storeId }: { storeId: number }, name: ReactNode) => (
  <Link to="/lojas/$id" params={{ id: String(storeId) }} search={{ aba: 'faturas' }}>
    {name}
  </Link>
);
