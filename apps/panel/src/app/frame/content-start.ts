/** The place of every screen's matter, as the skip link names it. */
export const CONTENT = 'conteudo';

/** Where the screen's own matter begins: the list it is about, or the whole screen. */
export function contentStart(page: Document = document): HTMLElement | null {
  return page.querySelector<HTMLElement>('[data-content-start]') ?? page.getElementById(CONTENT);
}
