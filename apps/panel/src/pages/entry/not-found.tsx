import { ButtonLink } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { IconMapOff } from '@tabler/icons-react';
import classes from './plain-page.module.css';

/** An address the panel does not have. */
export function NotFoundPage() {
  return (
    <div className={classes.page}>
      <PageTitle title="Página não encontrada" />
      <EmptyState
        icon={<IconMapOff size={28} stroke={1.75} />}
        title="Este endereço não existe no painel"
        action={<ButtonLink href="/pedidos">Voltar para Pedidos</ButtonLink>}
      >
        Ele pode ter mudado ou sido digitado errado. Escolha uma tela no menu ou volte para os pedidos.
      </EmptyState>
    </div>
  );
}
