import { StockScreen } from '../features/stock/stock-screen.tsx';

/** /estoque */
export function StockPage() {
  return <StockScreen />;
}
