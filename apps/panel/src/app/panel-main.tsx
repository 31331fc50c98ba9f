import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../shared/api/query-client.ts';
import { installFailurePolicy } from '../shared/api/report-failure.ts';
import { showTimesIn } from '../shared/formats/date-time.ts';
import { readSession } from '../shared/session/stored-session.ts';
import { prefetchPage } from './built-pages.ts';
import { followLinks } from './follow-links.ts';
import { Panel } from './panel.tsx';
import { handleFailure } from './problems/handle-failure.ts';
import { createPanelRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index page without #root');

const session = readSession();
if (session) showTimesIn(session.timeZone);
installFailurePolicy(handleFailure);
prefetchPage(window.location.pathname);
const router = createPanelRouter();
followLinks(router);

createRoot(root).render(
  <StrictMode>
    <Panel router={router} queryClient={createQueryClient()} />
  </StrictMode>,
);
