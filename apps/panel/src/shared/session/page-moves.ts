/** Leaves for another page of this origin with a full load, keeping the present one in the history. */
export function goTo(path: string): void {
  window.location.assign(path);
}

/** Leaves for another page so that "back" does not return here. */
export function replaceWith(path: string): void {
  window.location.replace(path);
}

/** Loads the present page afresh. */
export function reloadPage(): void {
  window.location.reload();
}
