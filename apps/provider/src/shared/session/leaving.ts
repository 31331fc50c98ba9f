import { sendCall } from '@comanda/client/api/send-call.ts';
import { logOutProvider } from '@comanda/contract/people/provider/provider-access.calls';

/**
 * Key of a mark that is stored between a logout and the server's confirmation. With this mark, a reload does
 * not open the console.
 */
const STORAGE_KEY = 'comanda.equipe.saindo';
/** Maximum wait for one answer, in milliseconds. */
const PATIENCE_MS = 3_000;

/** Used if the browser refuses access to its storage. */
let isLeavingHere = false;

/** Logs out in this browser, even offline. The cookie remains until the server can delete it. */
export function startLogOut(): void {
  isLeavingHere = true;
  try {
    localStorage.setItem(STORAGE_KEY, 'sim');
  } catch {
    // If the browser has no storage, the logout is remembered only while the page is open.
  }
}

/** True while a logout waits for the server's confirmation. */
export function isLoggingOut(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return isLeavingHere;
  }
}

/** Called when the server has confirmed the logout, or when a login replaced the session. */
export function finishLogOut(): void {
  isLeavingHere = false;
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // If the browser has no storage, there is nothing to delete.
  }
}

/** Sends an unconfirmed logout to the server. Returns true if the server confirmed it. Never throws. */
export async function sendLogOut(): Promise<boolean> {
  if (!isLoggingOut()) return true;
  try {
    await sendCall(logOutProvider, {}, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    // The page shows that the logout is unconfirmed, and tries again.
    return false;
  }
  finishLogOut();
  return true;
}
