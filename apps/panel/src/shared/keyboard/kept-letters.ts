import { restKeys } from './is-key-taken.ts';

/** Whoever pauses so long types no more for what they opened. */
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
  // A blank would scroll the page.
  event.preventDefault();
  until = performance.now() + pauseMs;
  restKeys();
}

/** Somebody asked for a field that is still to come: what they type until then is kept for it. */
export function keepLetters(): void {
  letters = '';
  until = performance.now() + pauseMs;
  document.addEventListener('keydown', keep, { capture: true });
}

/** The letters kept, once: their field is here. */
export function takeLetters(): string {
  const kept = letters;
  letters = '';
  stop();
  return kept;
}
