import { useParams, useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';

const LIST = '/produtos';

/**
 * Opens a product in a window over the list, with the address `/produtos/12`. The address can be reloaded,
 * copied and shared, and includes the search of the list. A new product gets an address with its first save.
 */
export function useOpenedProduct() {
  const { history } = useRouter();
  const { id } = useParams({ strict: false }) as { id?: string };
  /** Initial data of a new product whose window is open; null: no new product is open. */
  const [added, setAdded] = useState<{ productId: null; categoryId: number | null } | null>(null);
  const goTo = useCallback(
    (path: string) => {
      // Replaces the list's history entry, so that Back leaves the screen. No leave guard has to ask, because
      // the list stays mounted.
      const { search, hash } = history.location;
      history.replace(`${path}${search}${hash}`, window.history.state, { ignoreBlocker: true });
    },
    [history],
  );
  const show = useCallback((productId: number) => goTo(`${LIST}/${productId}`), [goTo]);
  const add = useCallback((categoryId: number | null) => setAdded({ productId: null, categoryId }), []);
  const close = useCallback(() => {
    setAdded(null);
    goTo(LIST);
  }, [goTo]);
  const productId = id === undefined ? null : Number(id);
  // A new product stays in the same window after its first save.
  const opened = added
    ? { key: 'new', product: added }
    : productId === null
      ? null
      : { key: productId, product: { productId, categoryId: null } };
  return { opened, open: show, onCreated: show, add, close };
}
