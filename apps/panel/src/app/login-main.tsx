import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { ErrorBoundary } from '@comanda/ui/faces/error-boundary.tsx';
import { Provider } from '@comanda/ui/provider.tsx';
import { refuseMarkup } from '@comanda/ui/refuse-markup.ts';
import { lazy, StrictMode, Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loginLinkIn } from '../features/people/access/login/login-link.ts';
import { sendLogOut } from '../features/people/access/session/send-log-out.ts';
import { visitTicketIn } from '../features/people/access/visits/visit-link.ts';
import { LoginPage } from '../pages/entry/login.tsx';
import { entryReasonIn } from '../shared/session/entry-reason.ts';
import { replaceWith } from '../shared/session/page-moves.ts';
import { readSession } from '../shared/session/stored-session.ts';
import { BrokenScreen } from './problems/broken-screen.tsx';
import { serverConfiguration } from './server-configuration.ts';
import { wearBrand } from './wear-brand.ts';

const VisitEntry = lazy(async () => ({
  default: (await import('../features/people/access/visits/visit-entry.tsx')).VisitEntry,
}));

const root = document.getElementById('root');
if (!root) throw new Error('login page without #root');

refuseMarkup();
const { pathname, search, hash } = window.location;
const link = loginLinkIn(pathname, search);
const visitTicket = visitTicketIn(pathname, hash);

// Reports an offline logout to the server when the connection is back.
void sendLogOut();
window.addEventListener('online', () => void sendLogOut());

if (readSession() && !link && !visitTicket) {
  replaceWith('/pedidos');
} else {
  const reason = entryReasonIn(search);
  // Runs before rendering: the visit ticket and the reason must not stay in the browser's history.
  if (link || reason || visitTicket) window.history.replaceState(null, '', '/login');
  const brand = brandOf(serverConfiguration('brand'));
  wearBrand(brand, 'Entrar');
  // A transition renders in short steps, so that the page reacts in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Provider brand={brand}>
          <ErrorBoundary fallback={<BrokenScreen />}>
            {visitTicket ? (
              <Suspense fallback={null}>
                <VisitEntry brand={brand} ticket={visitTicket} />
              </Suspense>
            ) : (
              <LoginPage
                brand={brand}
                supportPhone={serverConfiguration('support-phone')}
                link={link}
                reason={reason}
              />
            )}
          </ErrorBoundary>
        </Provider>
      </StrictMode>,
    ),
  );
}
