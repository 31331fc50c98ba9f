import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { Provider } from '@comanda/ui/provider.tsx';
import { refuseMarkup } from '@comanda/ui/refuse-markup.ts';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * A page for tests: all kinds of charts with invented figures. Their code loads on demand, as on a screen. `/papel/a4`
 * is a report.
 */
const Gallery = lazy(async () => ({ default: (await import('./gallery.tsx')).Gallery }));

const root = document.getElementById('root');
if (!root) throw new Error('the page without #root');
refuseMarkup();
createRoot(root).render(
  <Provider brand={brandOf(null)}>
    <Suspense>
      <Gallery show={location.pathname.slice(1)} />
    </Suspense>
  </Provider>,
);
