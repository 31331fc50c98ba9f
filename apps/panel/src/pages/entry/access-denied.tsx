import { ButtonLink } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { IconLock } from '@tabler/icons-react';
import classes from './plain-page.module.css';

/** Shown when a logged-in user opens a screen of another role. */
export function AccessDeniedPage() {
  return (
    <div className={classes.page}>
      <PageTitle title="Acesso Negado" />
      <EmptyState
        icon={<IconLock size={28} stroke={1.75} />}
        title="Você não tem permissão para acessar essa página. Entre em contato com o administrador do sistema."
        action={
          <ButtonLink href="/pedidos" variant="default">
            Voltar para Pedidos
          </ButtonLink>
        }
      />
    </div>
  );
}
