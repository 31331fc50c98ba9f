import { sendCall } from '@comanda/client/api/send-call.ts';
import { beginVisit } from '@comanda/contract/people/visits/visits.calls';
import { replaceWith } from '../../../../shared/session/page-moves.ts';
import { storeSession } from '../../../../shared/session/stored-session.ts';
import { sendLogOut } from '../session/send-log-out.ts';

/** Exchanges the ticket for a visit and opens the orders. Throws ApiError or OfflineError. */
export async function enterVisit(ticket: string): Promise<void> {
  // An unsent logout goes out before the visit. Later its answer could delete the new session's cookie.
  await sendLogOut();
  storeSession(await sendCall(beginVisit, { ticket }));
  replaceWith('/pedidos');
}
