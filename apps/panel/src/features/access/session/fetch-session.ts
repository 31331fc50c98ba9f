import type { SessionInfo } from '@comanda/contract/access/access.wire';
import { sendCall } from '../../../shared/api/send-call.ts';

/** Who is in, as the server knows it. The calls of this area are fetched on demand, see log-out.ts. */
export async function fetchSession(): Promise<SessionInfo> {
  const { getSession } = await import('@comanda/contract/access/access.calls');
  return sendCall(getSession, {});
}
