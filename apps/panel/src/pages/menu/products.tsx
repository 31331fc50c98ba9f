import { ProductsScreen } from '../../features/menu/menu/list/products/products-screen.tsx';
import { useSession } from '../../shared/session/use-session.ts';

/** /produtos. The page stays readable after the end of the session, and follows the store's permissions. */
export function ProductsPage() {
  const session = useSession();
  return session ? <ProductsScreen session={session} /> : null;
}
