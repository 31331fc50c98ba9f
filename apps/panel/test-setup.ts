import { vi } from 'vitest';

// Files share a process, for starting React and a document anew costs more than most tests. What one file leaves
// behind (our modules' memory, the document, the browser's stores) the next one must not find.
vi.resetModules();
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();

// A busy machine takes its time to draw a page: whoever waits for something on the screen waits longer than a second.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  cleanup();
  configure({ asyncUtilTimeout: 10_000 });
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}
