/** Loads another page of this origin; Back returns to the current page. */
export function goTo(path: string): void {
  window.location.assign(path);
}

/** Loads another page; Back does not return here. */
export function replaceWith(path: string): void {
  window.location.replace(path);
}

export function reloadPage(): void {
  window.location.reload();
}
