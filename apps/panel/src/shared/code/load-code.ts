import { reloadPage } from '../session/page-moves.ts';

const key = 'comanda.reloaded-for-release';
const oncePerMs = 60_000;

/**
 * Fetches a part of the panel that somebody waits for. When the part is gone although the server answers, a newer
 * release has taken its place: the page is loaded afresh, once, and the promise stays open until it is. Otherwise
 * rejects as `load` does; calling again tries again.
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

// The event of a sheet that did not come does not bubble. No window: the build draws the page's first look.
globalThis.window?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missedStyles.add(target);
  },
  { capture: true },
);

/** The bundler asks for a style sheet once only: one that an earlier attempt missed must be asked for again. */
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

/** Any answer will do, but not a proxy's word that the server is away. */
async function isServerThere(): Promise<boolean> {
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer !== null && answer.status < 500;
}

/** Not twice in a row: a release that lacks the part would load the page for ever. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? '0');
    if (Date.now() - last < oncePerMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    // Nothing remembers that it was done: rather not at all.
    return false;
  }
}
