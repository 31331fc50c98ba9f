// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { keepFaviconCount } from './favicon-count.ts';
import { countedTitle, keepTitleCount } from './tab-badge.ts';

it.each([
  ['Pedidos · Comanda', 3, '(3) Pedidos · Comanda'],
  ['(3) Pedidos · Comanda', 4, '(4) Pedidos · Comanda'],
  ['(3) Pedidos · Comanda', 0, 'Pedidos · Comanda'],
  ['Pedidos · Comanda', 150, '(99+) Pedidos · Comanda'],
])('%s with %i pending is %s', (title, count, shown) => {
  expect(countedTitle(title, count)).toBe(shown);
});

it('restores the count in a title that other code writes later', async () => {
  document.title = 'Pedidos · Comanda';
  const stop = keepTitleCount(2);
  document.title = 'Produtos · Comanda';
  await Promise.resolve();
  expect(document.title).toBe('(2) Produtos · Comanda');
  stop();
  expect(document.title).toBe('Produtos · Comanda');
});

it('draws the badge on an icon that another screen has changed, and restores the last plain one', () => {
  const painted: string[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal(
    'Image',
    class {
      onload: () => void = () => undefined;
      set src(address: string) {
        painted.push(address);
      }
    },
  );
  document.head.innerHTML = '<link rel="icon" href="/um.svg">';
  const link = document.head.querySelector('link');
  const stop = keepFaviconCount('2');
  link?.setAttribute('href', '/dois.svg');
  return Promise.resolve().then(() => {
    expect(painted.map((address) => new URL(address).pathname)).toEqual(['/um.svg', '/dois.svg']);
    stop();
    expect(link?.getAttribute('href')).toBe('/dois.svg');
  });
});
