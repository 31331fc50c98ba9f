import { restKeys } from './is-key-taken.ts';

/** Ms without a key after which typing no longer belongs to the requested field. */
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
  // A space would scroll the page.
  event.preventDefault();
  until = performance.now() + pauseMs;
  restKeys();
}

/** A requested field is still loading: records the letters typed until then. */
export function captureLetters(): void {
  letters = '';
  until = performance.now() + pauseMs;
  document.addEventListener('keydown', keep, { capture: true });
}

/** Returns the recorded letters once, when their field appears. */
export function takeLetters(): string {
  const stored = letters;
  letters = '';
  stop();
  return stored;
}
