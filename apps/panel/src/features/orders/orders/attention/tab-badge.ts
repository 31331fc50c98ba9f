const counted = /^\(\d+\+?\) /;
const max = 99;

/** '3', '99+'. */
export function countText(count: number): string {
  return count > max ? `${max}+` : String(count);
}

/** '(3) Pedidos · Comanda' from 'Pedidos · Comanda'; an older count is replaced, zero removes it. */
export function countedTitle(title: string, count: number): string {
  const plain = title.replace(counted, '');
  if (count === 0) return plain;
  return `(${countText(count)}) ${plain}`;
}

/**
 * Writes the number of pending orders into the tab's title, and again after each write by other code. Returns a
 * function that stops it.
 */
export function keepTitleCount(count: number, page: Document = document): () => void {
  const write = () => {
    const wanted = countedTitle(page.title, count);
    if (page.title !== wanted) page.title = wanted;
  };
  const observer = new MutationObserver(write);
  observer.observe(page.head, { childList: true, characterData: true, subtree: true });
  write();
  return () => {
    observer.disconnect();
    page.title = countedTitle(page.title, 0);
  };
}
