import { vi } from 'vitest';

// Files share a process, for starting React and a document anew costs more than most tests. What one file leaves
// behind (our modules' memory, the document, the browser's stores) the next one must not find.
vi.resetModules();
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();

const backListeners = Symbol.for('popstate listeners');

// A busy machine takes its time to draw a page: whoever waits for something on the screen waits longer than a second.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  cleanup();
  configure({ asyncUtilTimeout: 20_000 });
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  hearBackAnew();
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
