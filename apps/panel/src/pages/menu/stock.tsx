import { StockScreen } from '../../features/menu/stock/stock-screen.tsx';

/** /estoque */
export function StockPage() {
  return <StockScreen />;
}
