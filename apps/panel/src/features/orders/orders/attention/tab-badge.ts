const counted = /^\(\d+\+?\) /;
const max = 99;

/** Formats a count: '3', '99+'. */
export function countText(count: number): string {
  return count > max ? `${max}+` : String(count);
}

/**
 * Makes '(3) Pedidos · Comanda' from 'Pedidos · Comanda'. Replaces an older count; a count of zero removes
 * it.
 */
export function countedTitle(title: string, count: number): string {
  const plain = title.replace(counted, '');
  if (count === 0) return plain;
  return `(${countText(count)}) ${plain}`;
}

/**
 * Writes the count into the tab's title, and again whenever other code sets the title. Returns a function
 * that stops this.
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
