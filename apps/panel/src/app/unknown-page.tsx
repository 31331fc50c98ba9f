import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { StoredSession } from '../shared/session/stored-session.ts';
import { isInClosedArea } from './guard.ts';
import { accessDeniedPage, notFoundPage } from './screen-pages.ts';
import { wearBrand } from './wear-brand.ts';

/** Page of an unknown address. Inside an area that the user may not enter, it shows 'Acesso Negado'. */
export function UnknownPage({ session }: { session: StoredSession }) {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const isClosed = isInClosedArea(session, pathname);
  const { company } = session;

  useEffect(() => {
    wearBrand(brandOf(company), isClosed ? 'Acesso Negado' : 'Página não encontrada');
  }, [company, isClosed]);

  return isClosed ? <accessDeniedPage.Part /> : <notFoundPage.Part />;
}
