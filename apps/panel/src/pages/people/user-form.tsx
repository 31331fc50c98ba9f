import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { UserFormScreen } from '../../features/people/people/user-form-screen.tsx';
import { readSession } from '../../shared/session/stored-session.ts';

/** /configuracoes/usuarios/new, /configuracoes/usuarios/edit/{id} */
export function UserFormPage() {
  const { id = null } = useParams({ strict: false }) as { id?: string };
  const [session] = useState(() => readSession());
  return session ? <UserFormScreen key={id} userId={id} ownUserId={session.userId} /> : null;
}
