import { useState } from 'react';
import { UsersScreen } from '../../features/people/people/users-screen.tsx';
import { readSession } from '../../shared/session/stored-session.ts';

/** /configuracoes/usuarios/list */
export function UsersPage() {
  const [session] = useState(() => readSession());
  return session ? <UsersScreen ownUserId={session.userId} /> : null;
}
