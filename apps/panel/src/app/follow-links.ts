import { CONTENT, contentStart } from './frame/content-start.ts';
import type { PanelRouter } from './router.tsx';
import { allScreens } from './screens.ts';

/**
 * Makes plain links change the screen without a page load, because features and pages have no router.
 * Links to a place of this page (`#pedidos`) move the focus there.
 * The browser handles links with a modifier key, a target or another origin. Returns a function that removes the
 * listener.
 */
export function followLinks(router: PanelRouter, page: Document = document): () => void {
  const follow = (event: MouseEvent) => {
    const isPlainClick =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlainClick || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (link === null) return;
    const isHere = link.getAttribute('href')?.startsWith('#') ?? false;
    if (!isHere && !isOurs(link)) return;
    event.preventDefault();
    if (isHere) goTo(placeOf(link.hash.slice(1)));
    else void router.navigate({ href: `${link.pathname}${link.search}${link.hash}` });
  };
  page.addEventListener('click', follow);
  return () => page.removeEventListener('click', follow);
}

/** Each screen decides where its content starts, so this place has no fixed element id. */
const placeOf = (name: string): HTMLElement | null =>
  name === CONTENT ? contentStart() : document.getElementById(name);

/** Moves the keyboard focus to the place. */
function goTo(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start' });
}

function isOurs(link: HTMLAnchorElement): boolean {
  if (link.target !== '' || link.hasAttribute('download') || link.origin !== window.location.origin)
    return false;
  const first = link.pathname.split('/')[1];
  return allScreens.some((screen) => screen.path.split('/')[1] === first);
}
