import type { Brand } from '@comanda/ui/brand.ts';

/** Sets the brand's name and symbol on the browser tab, e.g. `Pedidos · Comanda`. */
export function wearBrand(brand: Brand, title: string, page: Document = document): void {
  page.title = `${title} · ${brand.name}`;
  page.querySelector('link[rel="icon"]')?.setAttribute('href', brand.faviconPath);
}
