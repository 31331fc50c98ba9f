/**
 * Takes the page's drawn first look away in the very moment something of the panel stands in `root`. The panel draws
 * styles first and its frame some steps later: until then the first look stays, so that nobody sees an empty page.
 */
export function replaceFirstLook(root: Element): void {
  const drawing = new MutationObserver(() => {
    if (![...root.children].some(({ tagName }) => tagName !== 'STYLE')) return;
    drawing.disconnect();
    document.getElementById('first-look')?.remove();
  });
  drawing.observe(root, { childList: true });
}
