import { can, type Permission } from '@comanda/domain/people/access/permissions';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { StoredSession } from './stored-session.ts';
import { shownSession } from './tab-session.ts';

/** Returns true if the current user has a permission. */
export type May = (permission: Permission) => boolean;

/** Parts drawn without a provider, in tests, have every permission. */
const MayContext = createContext<May>(() => true);

/** Provides the session's permissions to all components inside. A change by the store applies immediately. */
export function MayProvider({ session, children }: { session: StoredSession; children: ReactNode }) {
  const words = session.permissions.join(' ');
  const may = useMemo<May>(() => {
    const permissions = words.split(' ');
    return (permission) => can({ permissions }, permission);
  }, [words]);
  return <MayContext value={may}>{children}</MayContext>;
}

/** Hook: the permissions of the current user. Reads no storage, because every card of the board calls it. */
export function useMay(): May {
  return useContext(MayContext);
}

/** The current permissions for code outside components, e.g. keys and commands. */
export const mayNow: May = (permission) => {
  const session = shownSession();
  return session === null || can(session, permission);
};
