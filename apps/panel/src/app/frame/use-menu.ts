import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { storeQuery } from '../../features/store/api/get-store.ts';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import { activeEntryPath, menuFor } from '../menu.ts';

/** The menu of who is in, and which of its entries the present screen belongs to. */
export function useMenu({ roles }: StoredSession) {
  const { data: store } = useQuery(storeQuery);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const hasBulkUpload = store?.hasBulkUpload ?? false;
  const nodes = useMemo(() => menuFor(roles, { hasBulkUpload }), [roles, hasBulkUpload]);
  const activePath = useMemo(() => activeEntryPath(pathname), [pathname]);
  return { nodes, activePath };
}
