/** Maximum time in ms that the frame waits for the code of its page. */
const patienceMs = 3_000;

const firstLook = () => document.getElementById('first-look');

/**
 * Resolves when the panel may render: immediately if the HTML has no first look (placeholder drawn before the
 * scripts run). Otherwise waits for `page`, the code of the first screen, so that no third layout appears in
 * between.
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
