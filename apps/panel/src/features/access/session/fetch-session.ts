import { sendCall } from '@comanda/client/api/send-call.ts';
import type { SessionInfo } from '@comanda/contract/access/access.wire';

/** Who is in, as the server knows it. The calls of this area are fetched on demand, see log-out.ts. */
export async function fetchSession(): Promise<SessionInfo> {
  const { getSession } = await import('@comanda/contract/access/access.calls');
  return sendCall(getSession, {});
}
