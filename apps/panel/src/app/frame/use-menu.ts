import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import { storeQuery } from '../../shared/store/store-query.ts';
import { activeEntryPath, menuFor } from '../menu.ts';

/** Menu of the current user, and the entry of the current screen. */
export function useMenu({ permissions }: StoredSession) {
  const { data: store } = useQuery(storeQuery);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const nodes = useMemo(() => menuFor({ permissions }, store), [permissions, store]);
  const activePath = useMemo(() => activeEntryPath(pathname), [pathname]);
  return { nodes, activePath };
}
