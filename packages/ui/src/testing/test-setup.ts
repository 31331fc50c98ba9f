import { PATIENCE_MS } from '@comanda/testkit/patience';
import { vi } from 'vitest';
import { computeStylesQuickly } from './quick-styles.ts';

// Files share a process, for starting React and a document anew costs more than most tests. What one file leaves
// behind (our modules' memory, the document, the browser's stores) the next one must not find.
vi.resetModules();
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();

const backListeners = Symbol.for('popstate listeners');

if (typeof document !== 'undefined') {
  const { cleanup, configure, getConfig, prettyDOM } = await import('@testing-library/react');
  cleanup();
  configure({ asyncUtilTimeout: PATIENCE_MS, getElementError: missing });
  computeStylesQuickly();
  // jsdom cannot paint: it answers null as well, but prints an error each time.
  HTMLCanvasElement.prototype.getContext = () => null;
  await makeElementsWithoutStacks();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  hearBackAnew();

  /** While somebody waits for it, it is missing again and again: the page is printed once, when the time is over. */
  function missing(message: string | null, container: Element) {
    const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
    const error = new Error([message, isWaiting ? '' : prettyDOM(container)].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  }
}

/** React keeps a stack trace for each element it makes, for tools nobody has open here: up to a tenth of a file's time. */
async function makeElementsWithoutStacks(): Promise<void> {
  const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const kept = Reflect.get((await import('react')).default, internals);
  // It stops by itself once there are many.
  const many = { get: () => Number.POSITIVE_INFINITY, set: () => undefined, configurable: true };
  if (kept) Object.defineProperty(kept, 'recentlyCreatedOwnerStacks', many);
}

/** Modules of earlier files must not answer the browser's Back any more. */
function hearBackAnew(): void {
  const left: Set<[EventListenerOrEventListenerObject, boolean | AddEventListenerOptions | undefined]> =
    Reflect.get(window, backListeners) ?? new Set();
  for (const [listener, options] of left) window.removeEventListener('popstate', listener, options);
  left.clear();
  if (Reflect.has(window, backListeners)) return;
  Reflect.set(window, backListeners, left);
  const add = window.addEventListener.bind(window);
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    if (type === 'popstate') left.add([listener, options]);
    add(type, listener, options);
  };
}
