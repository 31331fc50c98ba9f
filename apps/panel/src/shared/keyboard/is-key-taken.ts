/** True while something over the page (a dialog, an open menu) wants every key. */
export function isDialogOpen(): boolean {
  return document.querySelector('[aria-modal="true"], dialog[open]') !== null;
}

/** What floats over the page without shutting it off: while it stands open, a letter is meant for it or for nobody. */
const opened = '[aria-haspopup][aria-expanded="true"], [data-takes-keys]';
const takers = 'input, textarea, select, [role="dialog"], [role="menu"], [data-takes-keys], [data-chat]';

const takes = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(takers) !== null);

/** What was asked for may be on its way (its code, a net that hangs); nobody waits longer for it with a dead keyboard. */
const comesWithinMs = 1500;
let restUntil = 0;

function endRest({ target }: FocusEvent): void {
  if (takes(target)) restUntil = 0;
}

/**
 * Somebody asked for a field, a menu or a dialog: until it has the focus, keys are nobody's. Who writes 'aguarde' right
 * after opening a conversation must not accept the order with the first letter.
 */
export function restKeys(): void {
  restUntil = performance.now() + comesWithinMs;
  document.addEventListener('focusin', endRest);
}

/** True where keys mean text or belong to somebody else: fields, dialogs, menus, and what was just asked for. */
export function isKeyTaken(target: EventTarget | null): boolean {
  if (performance.now() < restUntil || isDialogOpen() || document.querySelector(opened) !== null) return true;
  return takes(target);
}
