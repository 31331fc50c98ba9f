import { createQueryClient } from '@comanda/client/api/query-client.ts';
import { installFailurePolicy } from '@comanda/client/api/report-failure.ts';
import { addCallHeaders } from '@comanda/client/api/send-call.ts';
import { showTimesIn } from '@comanda/client/formats/date-time.ts';
import { PROVIDER_SESSION_HEADER } from '@comanda/contract/kit/define-call';
import { PROVIDER_TIME_ZONE } from '@comanda/domain/kit/time/time-zone';
import { refuseMarkup } from '@comanda/ui/refuse-markup.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { findSession } from '../shared/session/enter-console.ts';
import { sessionNow } from '../shared/session/session-store.ts';
import { Console } from './console.tsx';
import { handleFailure } from './handle-failure.ts';
import { createConsoleRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the console’s page without #root');

refuseMarkup();
showTimesIn(PROVIDER_TIME_ZONE);
addCallHeaders((): Record<string, string> => {
  const session = sessionNow();
  return session ? { [PROVIDER_SESSION_HEADER]: session.sessionId } : {};
});
installFailurePolicy(handleFailure);
void findSession();
createRoot(root).render(
  <StrictMode>
    <Console router={createConsoleRouter()} queryClient={createQueryClient()} />
  </StrictMode>,
);
