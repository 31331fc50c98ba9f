import { LeavingPage } from '@comanda/ui/frame/leaving-page.tsx';
import { sendLogOut } from '../shared/session/leaving.ts';
import { setStatus } from '../shared/session/session-store.ts';

const TEXTS = {
  leaving: 'Saindo do console…',
  left: 'Você saiu do console',
  offline: 'Sem conexão com o servidor. Assim que ela voltar, a tela de entrada abre sozinha.',
} as const;

/** Shown instead of the console until the server confirms the logout. The login page then opens. */
export function LeavingConsole({ hasEnded }: { hasEnded: boolean }) {
  return (
    <LeavingPage texts={TEXTS} notify={sendLogOut} onNotified={() => setStatus({ kind: 'out', hasEnded })} />
  );
}
