import { can, type Permission } from '@comanda/domain/access/permissions';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { StoredSession } from './stored-session.ts';
import { shownSession } from './tab-session.ts';

/** Whether whoever is in was granted something. */
export type May = (permission: Permission) => boolean;

/** Parts that are drawn by themselves, in tests, may everything. */
const MayContext = createContext<May>(() => true);

/** What may be done below it: of the session in the frame, followed while its store grants more or less. */
export function MayProvider({ session, children }: { session: StoredSession; children: ReactNode }) {
  const words = session.permissions.join(' ');
  const may = useMemo<May>(() => {
    const permissions = words.split(' ');
    return (permission) => can({ permissions }, permission);
  }, [words]);
  return <MayContext value={may}>{children}</MayContext>;
}

/** What may be done here. Asked by every card of the board: it reads nothing. */
export function useMay(): May {
  return useContext(MayContext);
}

/** The same at this moment, for what no component asks: keys and commands. */
export const mayNow: May = (permission) => {
  const session = shownSession();
  return session === null || can(session, permission);
};
