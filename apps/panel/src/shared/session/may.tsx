import { can, type Permission } from '@comanda/domain/people/access/permissions';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { StoredSession } from './stored-session.ts';
import { shownSession } from './tab-session.ts';

/** Whether the current user has a permission. */
export type May = (permission: Permission) => boolean;

/** Parts drawn without a provider, in tests, have every permission. */
const MayContext = createContext<May>(() => true);

/** Permissions for the parts below it, from the session. They follow changes by the store. */
export function MayProvider({ session, children }: { session: StoredSession; children: ReactNode }) {
  const words = session.permissions.join(' ');
  const may = useMemo<May>(() => {
    const permissions = words.split(' ');
    return (permission) => can({ permissions }, permission);
  }, [words]);
  return <MayContext value={may}>{children}</MayContext>;
}

/** Permissions here. Every card of the board calls it: it reads no storage. */
export function useMay(): May {
  return useContext(MayContext);
}

/** The current permissions, outside of components: keys and commands. */
export const mayNow: May = (permission) => {
  const session = shownSession();
  return session === null || can(session, permission);
};
