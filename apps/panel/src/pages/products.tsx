import { ProductsScreen } from '../features/menu/products/products-screen.tsx';

/** /produtos */
export function ProductsPage() {
  return <ProductsScreen />;
}
