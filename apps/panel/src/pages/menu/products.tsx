import { ProductsScreen } from '../../features/menu/menu/list/products/products-screen.tsx';
import { useSession } from '../../shared/session/use-session.ts';

/** /produtos. The session stays readable when it ends, and follows the store's permissions. */
export function ProductsPage() {
  const session = useSession();
  return session ? <ProductsScreen session={session} /> : null;
}
