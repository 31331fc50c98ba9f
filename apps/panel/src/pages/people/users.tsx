import { sendCall } from '@comanda/client/api/send-call.ts';
import { keepPrintDevice } from '@comanda/contract/orders/printing/printing.calls';
import { useState } from 'react';
import { UsersScreen } from '../../features/people/people/users-screen.tsx';
import { readSession } from '../../shared/session/stored-session.ts';

const keepMachine = (deviceId: number) => sendCall(keepPrintDevice, { deviceId });

/** /configuracoes/usuarios/list */
export function UsersPage() {
  const [session] = useState(() => readSession());
  return session ? <UsersScreen ownUserId={session.userId} keepMachine={keepMachine} /> : null;
}
