/** Maximum wait of the frame for its page, ms. */
const patienceMs = 3_000;

const firstLook = () => document.getElementById('first-look');

/**
 * Settles when the panel may render: at once if the page has no first look.
 * Otherwise it waits for `page`, the code of the page in the frame, to avoid a third face in between.
 */
export async function firstLookLasts(page: Promise<unknown>): Promise<void> {
  if (!firstLook()?.firstElementChild) return;
  await Promise.race([page, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

/**
 * Removes the first look when `root` gets its first visible element.
 * The panel renders styles first and its frame some steps later; without it the page would be empty in
 * between.
 */
export function replaceFirstLook(root: Element): void {
  const drawing = new MutationObserver(() => {
    if (![...root.children].some(({ tagName }) => tagName !== 'STYLE')) return;
    drawing.disconnect();
    firstLook()?.remove();
  });
  drawing.observe(root, { childList: true });
}
