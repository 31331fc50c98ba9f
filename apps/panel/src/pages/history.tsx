import { HistoryScreen } from '../features/history/history-screen.tsx';

/** /configuracoes/historico. */
export function HistoryPage() {
  return <HistoryScreen />;
}
