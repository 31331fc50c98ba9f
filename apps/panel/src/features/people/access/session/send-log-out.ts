import { sendCall } from '@comanda/client/api/send-call.ts';
import { logOut } from '@comanda/contract/people/access/access.calls';
import { finishLogOut, logOutPath } from '../../../../shared/session/stored-session.ts';

/** Maximum time in ms to wait for an answer. */
const PATIENCE_MS = 3_000;

let notifying: Promise<boolean> | null = null;

/**
 * Sends a pending logout to the server, which then deletes the cookie. Resolves to true if no logout is
 * pending. Sends only one request at a time. Never throws.
 */
export function sendLogOut(): Promise<boolean> {
  if (logOutPath() === null) return Promise.resolve(true);
  notifying ??= notify().finally(() => {
    notifying = null;
  });
  return notifying;
}

async function notify(): Promise<boolean> {
  const isAcknowledged = await sendCall(logOut, {}, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  );
  if (isAcknowledged) finishLogOut();
  return isAcknowledged;
}
