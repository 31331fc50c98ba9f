import { AuditScreen } from '../features/audit/audit-screen.tsx';

/** /configuracoes/historico. */
export function AuditPage() {
  return <AuditScreen />;
}
