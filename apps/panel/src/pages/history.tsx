import { HistoryScreen } from '../features/audit/audit-screen.tsx';

/** /configuracoes/historico. */
export function HistoryPage() {
  return <HistoryScreen />;
}
