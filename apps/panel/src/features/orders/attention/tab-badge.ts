const counted = /^\(\d+\+?\) /;
const most = 99;

/** '(3) Pedidos · Comanda' from 'Pedidos · Comanda'; an older count is replaced, none for zero. */
export function countedTitle(title: string, count: number): string {
  const plain = title.replace(counted, '');
  if (count === 0) return plain;
  return `(${count > most ? `${most}+` : count}) ${plain}`;
}

/** Keeps the number of pending orders in the tab's title, whoever else writes it. Returns how to stop. */
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

const size = 64;

function draw(symbol: HTMLImageElement, count: number): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.drawImage(symbol, 0, 0, size, size);
  pen.fillStyle = '#b3121f';
  pen.beginPath();
  pen.arc(42, 42, 22, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = '#ffffff';
  pen.font = `bold ${count > 9 ? 26 : 34}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(count > most ? `${most}` : String(count), 42, 44);
  return canvas.toDataURL('image/png');
}

/**
 * Keeps the number of pending orders on the tab's symbol, also when somebody else changes the symbol. Returns how to
 * put the plain one back.
 */
export function keepFaviconCount(count: number, page: Document = document): () => void {
  const link = page.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link || count === 0) return () => undefined;
  const plain = { href: link.href, type: link.type };
  let isStopped = false;
  const show = () => {
    if (isStopped || link.href.startsWith('data:')) return;
    plain.href = link.href;
    const symbol = new Image();
    symbol.onload = () => {
      const badge = isStopped || plain.href !== symbol.src ? null : draw(symbol, count);
      if (!badge) return;
      link.type = 'image/png';
      link.href = badge;
    };
    symbol.src = plain.href;
  };
  const observer = new MutationObserver(show);
  observer.observe(link, { attributeFilter: ['href'] });
  show();
  return () => {
    isStopped = true;
    observer.disconnect();
    if (!link.href.startsWith('data:')) return;
    link.type = plain.type;
    link.href = plain.href;
  };
}
