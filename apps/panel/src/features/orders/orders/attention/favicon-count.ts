const size = 64;

function draw(symbol: HTMLImageElement, count: string): string | null {
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
  pen.font = `bold ${count.length > 1 ? 26 : 34}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(count, 42, 44);
  return canvas.toDataURL('image/png');
}

/**
 * Draws a count on the tab's icon, and draws it again whenever other code changes the icon. Returns a
 * function that restores the plain icon.
 */
export function keepFaviconCount(count: string, page: Document = document): () => void {
  const link = page.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return () => undefined;
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
