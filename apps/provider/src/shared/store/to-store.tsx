import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Links a row to a tab of the page of the row's store. */
export const toStore =
  (aba: string) =>
  ({ storeId }: { storeId: number }, name: ReactNode) => (
    <Link to="/lojas/$id" params={{ id: String(storeId) }} search={{ aba }}>
      {name}
    </Link>
  );
