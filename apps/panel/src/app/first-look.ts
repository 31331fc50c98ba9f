/** Maximum wait of the frame for its page, ms. */
const patienceMs = 3_000;

const firstLook = () => document.getElementById('first-look');

/**
 * Resolves when the panel may render: immediately if the page has no first look.
 * Otherwise it waits for `page`, the code of the page in the frame, so that no third layout appears.
 */
export async function firstLookLasts(page: Promise<unknown>): Promise<void> {
  if (!firstLook()?.firstElementChild) return;
  await Promise.race([page, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

/**
 * Removes the first look when `root` gets its first visible element.
 * React renders styles first and the frame some steps later; until then the first look stays visible.
 */
export function replaceFirstLook(root: Element): void {
  const drawing = new MutationObserver(() => {
    if (![...root.children].some(({ tagName }) => tagName !== 'STYLE')) return;
    drawing.disconnect();
    firstLook()?.remove();
  });
  drawing.observe(root, { childList: true });
}
