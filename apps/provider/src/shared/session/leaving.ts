import { sendCall } from '@comanda/client/api/send-call.ts';
import { logOutProvider } from '@comanda/contract/people/provider/provider-access.calls';

/** Stored between a logout and its confirmation by the server, so that a reload does not open the console again. */
const KEPT_AS = 'comanda.equipe.saindo';
/** Longest wait for one answer, in ms. */
const PATIENCE_MS = 3_000;

/** Used in place of a storage that the browser refuses. */
let isLeavingHere = false;

/** Logs out in this browser, also offline. Only the server can delete the cookie. */
export function beginLeaving(): void {
  isLeavingHere = true;
  try {
    localStorage.setItem(KEPT_AS, 'sim');
  } catch {
    // Without storage it is valid while the page is open.
  }
}

/** Whether a logout waits for its confirmation by the server. */
export function isLeaving(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) !== null;
  } catch {
    return isLeavingHere;
  }
}

/** The server confirmed the logout, or a login replaced the session. */
export function endLeaving(): void {
  isLeavingHere = false;
  try {
    localStorage.removeItem(KEPT_AS);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Sends a logout to the server, if it does not know yet. Returns whether it knows; never throws. */
export async function tellServerOfLogOut(): Promise<boolean> {
  if (!isLeaving()) return true;
  try {
    await sendCall(logOutProvider, {}, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    // The page says so and tries again.
    return false;
  }
  endLeaving();
  return true;
}
