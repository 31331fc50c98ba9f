import { sendCall } from '../../../shared/api/send-call.ts';
import { goTo } from '../../../shared/session/page-moves.ts';
import { clearSession, clearTab } from '../../../shared/session/stored-session.ts';

/** Longest wait for the server's word, in ms: whoever wants to leave is not held by a dead line. */
const PATIENCE_MS = 3000;

/** Ends the session on the server and in this browser, then opens `path`. Leaves also when no answer comes. */
export async function logOut(path = '/'): Promise<void> {
  await endOnServer().catch(() => undefined);
  clearSession();
  clearTab();
  goTo(path);
}

/** The calls of this area are fetched on demand: the orders screen must start without them. */
async function endOnServer(): Promise<void> {
  const { logOut: call } = await import('@comanda/contract/access/access.calls');
  await sendCall(call, {}, { signal: AbortSignal.timeout(PATIENCE_MS) });
}
