import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { IconMapOff } from '@tabler/icons-react';
import { ToStart } from '../shared/to-start.tsx';

/** Page of an unknown address. */
export function NotFoundPage() {
  return (
    <>
      <PageTitle title="Página não encontrada" />
      <EmptyState
        icon={<IconMapOff size={28} stroke={1.75} />}
        title="Este endereço não existe no console"
        action={<ToStart />}
      >
        Ele pode ter mudado ou sido digitado errado. Escolha uma tela no menu.
      </EmptyState>
    </>
  );
}
