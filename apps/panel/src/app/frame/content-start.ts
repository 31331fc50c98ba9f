/** Id of the content of every screen, used by the skip link. */
export const CONTENT = 'conteudo';

/** Start of the screen's own content: its main list, or the whole screen. */
export function contentStart(page: Document = document): HTMLElement | null {
  return page.querySelector<HTMLElement>('[data-content-start]') ?? page.getElementById(CONTENT);
}
