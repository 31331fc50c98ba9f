import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { IconLock } from '@tabler/icons-react';
import { ToStart } from '../shared/to-start.tsx';

/** Page of a screen that needs another role. */
export function AccessDeniedPage() {
  return (
    <>
      <PageTitle title="Acesso negado" />
      <EmptyState
        icon={<IconLock size={28} stroke={1.75} />}
        title="Seu perfil não abre esta tela"
        action={<ToStart />}
      >
        Se precisar dela no seu trabalho, fale com a administração da equipe.
      </EmptyState>
    </>
  );
}
