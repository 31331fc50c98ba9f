/** Longer than this the frame does not wait for the page inside it, ms. */
const patienceMs = 3_000;

const firstLook = () => document.getElementById('first-look');

/**
 * Settles when the panel is to be drawn: at once where no first look was drawn, otherwise with `page`, the code of the
 * page in the frame, so that the first look turns into the real one without a third face between them.
 */
export async function firstLookLasts(page: Promise<unknown>): Promise<void> {
  if (!firstLook()?.firstElementChild) return;
  await Promise.race([page, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

/**
 * Takes the page's drawn first look away in the very moment something of the panel stands in `root`. The panel draws
 * styles first and its frame some steps later: until then the first look stays, so that nobody sees an empty page.
 */
export function replaceFirstLook(root: Element): void {
  const drawing = new MutationObserver(() => {
    if (![...root.children].some(({ tagName }) => tagName !== 'STYLE')) return;
    drawing.disconnect();
    firstLook()?.remove();
  });
  drawing.observe(root, { childList: true });
}
