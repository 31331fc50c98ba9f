import { createQueryClient } from '@comanda/client/api/query-client.ts';
import { installFailurePolicy } from '@comanda/client/api/report-failure.ts';
import { showTimesIn } from '@comanda/client/formats/date-time.ts';
import { refuseMarkup } from '@comanda/ui/refuse-markup.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { knowStoredOffset } from '../shared/formats/stored-offset.ts';
import { readSession } from '../shared/session/stored-session.ts';
import { firstLookLasts, replaceFirstLook } from './first-look.ts';
import { followLinks } from './follow-links.ts';
import { Panel } from './panel.tsx';
import { handleFailure } from './problems/handle-failure.ts';
import { createPanelRouter } from './router.tsx';
import { prefetchPages } from './screen-pages.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index page without #root');

/** Creates the panel and renders it into `root`. */
function start(root: Element): void {
  replaceFirstLook(root);
  refuseMarkup();
  const session = readSession();
  knowStoredOffset();
  if (session) showTimesIn(session.timeZone);
  installFailurePolicy(handleFailure);
  const router = createPanelRouter();
  followLinks(router);
  // A transition renders in short steps, so that the page reacts in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Panel router={router} queryClient={createQueryClient()} />
      </StrictMode>,
    ),
  );
}

// Starts in a separate task, because the current task is already long on a slow phone: it evaluates the
// scripts.
void firstLookLasts(prefetchPages(window.location.pathname)).then(() => setTimeout(start, 0, root));
