import { sendCall } from '@comanda/client/api/send-call.ts';
import type { SessionInfo } from '@comanda/contract/people/access/access.wire';

/** Loads the current session from the server. The calls of this area load on demand, see log-out.ts. */
export async function fetchSession(): Promise<SessionInfo> {
  const { getSession } = await import('@comanda/contract/people/access/access.calls');
  return sendCall(getSession, {});
}
