import { reloadPage } from '../session/page-moves.ts';

const key = 'comanda.reloaded-for-release';
const oncePerMs = 60_000;

/**
 * Loads code that a user waits for. If the file is missing but the server answers, the server has a newer
 * release. In this case reloads the page once, and the promise never settles. Otherwise rejects with the
 * error of `load`; call again to retry.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    await fetchMissedStyles();
    return await load();
  } catch (failure) {
    if (!(await isServerThere()) || !mayReload()) throw failure;
    reloadPage();
    return new Promise(() => undefined);
  }
}

const missedStyles = new Set<HTMLLinkElement>();

// Listens in the capture phase, because the error event of a style sheet does not bubble. `window` is missing
// during the build.
globalThis.window?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missedStyles.add(target);
  },
  { capture: true },
);

/**
 * The bundler's loader requests each style sheet only once, so a failed style sheet must be requested again
 * here.
 */
async function fetchMissedStyles(): Promise<void> {
  const missed = [...missedStyles];
  missedStyles.clear();
  await Promise.all(
    missed.map((link) => {
      const fresh = link.cloneNode();
      const answered = new Promise((resolve, reject) => {
        fresh.addEventListener('load', resolve);
        fresh.addEventListener('error', () => reject(new Error(`no style sheet ${link.href}`)));
      });
      link.replaceWith(fresh);
      return answered;
    }),
  );
}

/** Any answer counts, except a proxy's answer that the server is down. */
async function isServerThere(): Promise<boolean> {
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer !== null && answer.status < 500;
}

/** Allows only one reload: if the new release lacks the file, too, the page would reload forever. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? '0');
    if (Date.now() - last < oncePerMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    // Without storage the loop cannot be detected, so the page does not reload.
    return false;
  }
}
