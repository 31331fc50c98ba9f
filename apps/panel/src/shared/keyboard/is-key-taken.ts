/** True while a dialog or an open menu gets every key. */
export function isDialogOpen(): boolean {
  return document.querySelector('[data-window]') !== null;
}

/** Floating elements that do not block the page. While one is open, single letters must not run commands. */
const opened = '[aria-haspopup][aria-expanded="true"], [data-takes-keys]';
const takers = 'input, textarea, select, [role="dialog"], [role="menu"], [data-takes-keys], [data-chat]';

const takes = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(takers) !== null);

/**
 * Maximum time in ms to wait for a requested element: its code may load slowly, but the keyboard must not
 * stay blocked.
 */
const comesWithinMs = 1500;
let restUntil = 0;

function endRest({ target }: FocusEvent): void {
  if (takes(target)) restUntil = 0;
}

/**
 * Call this after a field, menu or dialog was requested. Key commands are then ignored until the requested
 * element has the focus. Otherwise a user who opens a conversation and types 'aguarde' would accept the order
 * with the first letter. `waitMs` is the maximum wait; 0 ends the wait.
 */
export function restKeys(waitMs = comesWithinMs): void {
  restUntil = performance.now() + waitMs;
  document.addEventListener('focusin', endRest);
}

/** True in fields, dialogs and menus, and while a requested field, dialog or menu is loading. */
export function isKeyTaken(target: EventTarget | null): boolean {
  if (performance.now() < restUntil || isDialogOpen() || document.querySelector(opened) !== null) return true;
  return takes(target);
}
