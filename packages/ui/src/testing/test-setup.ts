import { PATIENCE_MS } from '@comanda/testkit/patience';
import { afterEach, vi } from 'vitest';
import { computeStylesQuickly } from './quick-styles.ts';

// Test files share a process, because loading React and a document again costs more than most tests.
// Therefore everything that one file may leave to the next is reset: module state, the document, browser
// storage.
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
  // jsdom cannot paint. Its own function also returns null, but prints an error each time.
  HTMLCanvasElement.prototype.getContext = () => null;
  // jsdom lacks `CSS.escape`, which the library of windows needs to look elements up.
  Reflect.set(globalThis, 'CSS', { escape: (name: string) => name.replaceAll(/[^\w-]/g, String.raw`\$&`) });
  await makeElementsWithoutStacks();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  listenAgain();
  // In a browser, the page has loaded this code a moment after its start.
  await (await import('../popover/popover.tsx')).fetchPopovers();
  await (await import('../menu/menu.tsx')).fetchMenus();
  const { alertQueue } = await import('../dialog/alert-dialog.ts');
  // An alert that one test leaves open would cover the page of the next test.
  afterEach(() => {
    for (let left = alertQueue.getSnapshot(); left; left = alertQueue.getSnapshot()) left.settle(false);
  });

  /** A query that waits fails many times. Only its last error prints the page, because printing is slow. */
  function missing(message: string | null, container: Element) {
    const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
    const error = new Error([message, isWaiting ? '' : prettyDOM(container)].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  }
}

/**
 * React records a stack trace for each element, for its developer tools. Tests do not need these traces, and
 * they cost up to a tenth of the time.
 */
async function makeElementsWithoutStacks(): Promise<void> {
  const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const stored = Reflect.get((await import('react')).default, internals);
  // React stops recording stack traces when this count is high.
  const many = { get: () => Number.POSITIVE_INFINITY, set: () => undefined, configurable: true };
  if (stored) Object.defineProperty(stored, 'recentlyCreatedOwnerStacks', many);
}

/** Modules that earlier files loaded must no longer react to the browser's Back. */
function listenAgain(): void {
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
