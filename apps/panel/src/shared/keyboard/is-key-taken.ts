/** True while something over the page (a dialog, an open menu) wants every key. */
export function isDialogOpen(): boolean {
  return document.querySelector('[aria-modal="true"], dialog[open]') !== null;
}

/** True where keys mean text or belong to somebody else: fields, dialogs, menus. */
export function isKeyTaken(target: EventTarget | null): boolean {
  if (isDialogOpen()) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  return target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null;
}
