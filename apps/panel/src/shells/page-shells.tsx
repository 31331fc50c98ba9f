import type { Brand } from '@comanda/ui/brand.ts';
import { brands } from '@comanda/ui/brands/brand-of.ts';
import { comanda } from '@comanda/ui/brands/comanda.tsx';
import { ThemeProvider } from '@comanda/ui/theme-provider.tsx';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LoginPage } from '../pages/entry/login.tsx';
import { OrdersShell } from './orders-shell.tsx';
import styles from './shell.css?inline';
import { shellTexts } from './texts.ts';

/** Shells have no usable fields, because the page's script would discard text typed there. */
function drawn(name: 'door' | 'orders', brand: Brand, children: ReactNode): string {
  return renderToStaticMarkup(
    <ThemeProvider brand={brand}>
      <style>{styles}</style>
      <div data-shell={name} inert aria-busy="true">
        {children}
      </div>
    </ThemeProvider>,
  );
}

/** The login page before its script has loaded, by brand id. HTML for `#root`. */
export function loginShells(): Record<string, string> {
  const shellOf = (brand: Brand) =>
    drawn(
      'door',
      brand,
      <>
        <LoginPage brand={brand} supportPhone={null} link={null} reason={null} />
        <p data-slow-start>
          <strong>{shellTexts.loginSlow}</strong> {shellTexts.loginSlowHint}
        </p>
      </>,
    );
  return Object.fromEntries(brands.map((brand) => [brand.id, shellOf(brand)]));
}

/** The orders screen before its script has loaded. HTML for `#first-look`. */
export function ordersShell(): string {
  return drawn('orders', comanda, <OrdersShell />);
}
