import { createLatePart } from '@comanda/ui/late-part.tsx';
import { useNavigate, useParams } from '@tanstack/react-router';
import { ProductsScreen } from '../features/menu/products/products-screen.tsx';
import { useSession } from '../shared/session/use-session.ts';

const editor = createLatePart(
  async () => (await import('../features/product-editor/product-editor.tsx')).ProductEditor,
);

/** /produtos/{id}: the list, and over it that product. */
export function ProductPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const navigate = useNavigate();
  const session = useSession();
  if (session === null) return null;
  return (
    <>
      <ProductsScreen session={session} />
      <editor.Part
        key={id}
        productId={Number(id)}
        onClose={() => void navigate({ to: '/produtos', replace: true })}
      />
    </>
  );
}
