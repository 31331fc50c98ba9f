import { useParams, useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';

const LIST = '/produtos';

/**
 * The product that is open over its list, which the address says: `/produtos/12`. It may be reloaded, copied and shared; what
 * the list shows stays in it. A new one has an address from its first save on.
 */
export function useOpenedProduct() {
  const { history } = useRouter();
  const { id } = useParams({ strict: false }) as { id?: string };
  /** What a new one begins with; null: there is none. */
  const [added, setAdded] = useState<{ productId: null; categoryId: number | null } | null>(null);
  const goTo = useCallback(
    (path: string) => {
      // In the place of the list's entry: Back closes the window, and then leaves the screen. Nobody leaves anything by it.
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
  // The one that was added stays the same window when it gets its number.
  const opened = added
    ? { key: 'new', product: added }
    : productId === null
      ? null
      : { key: productId, product: { productId, categoryId: null } };
  return { opened, open: show, onCreated: show, add, close };
}
