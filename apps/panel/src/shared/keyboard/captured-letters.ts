import { restKeys } from './is-key-taken.ts';

/** In ms. After this pause without a key, further letters do not belong to the requested field any more. */
const pauseMs = 1500;

let letters = '';
let until = 0;

function stop(): void {
  document.removeEventListener('keydown', keep, { capture: true });
}

function keep(event: KeyboardEvent): void {
  const { key, target } = event;
  const isField = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
  if (isField || key === 'Escape' || performance.now() > until) {
    stop();
    letters = '';
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === 'Backspace') letters = letters.slice(0, -1);
  else if (key.length === 1) letters += key;
  else return;
  // Otherwise the space key would scroll the page.
  event.preventDefault();
  until = performance.now() + pauseMs;
  restKeys();
}

/**
 * Call this while a requested field is still loading. Records the letters that the person types until the
 * field appears.
 */
export function captureLetters(): void {
  letters = '';
  until = performance.now() + pauseMs;
  document.addEventListener('keydown', keep, { capture: true });
}

/** Call this when the field appears. Returns the recorded letters and forgets them. */
export function takeLetters(): string {
  const stored = letters;
  letters = '';
  stop();
  return stored;
}
