import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A row leads to its store's repasses. */
export const toStore = ({ storeId }: { storeId: number }, name: ReactNode) => (
  <Link to="/lojas/$id" params={{ id: String(storeId) }} search={{ aba: 'repasses' }}>
    {name}
  </Link>
);
