import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Links a row to the settlements of its store. */
export const toStore = ({ storeId }: { storeId: number }, name: ReactNode) => (
  <Link to="/lojas/$id" params={{ id: String(storeId) }} search={{ aba: 'repasses' }}>
    {name}
  </Link>
);
