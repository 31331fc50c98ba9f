import { GrantsScreen } from '../../features/users/grants/grants-screen.tsx';

/** /configuracoes/usuarios/permissoes */
export function OperatorGrantsPage() {
  return <GrantsScreen />;
}
