import type { Page } from 'playwright-core';

/**
 * Tab stops of the screen, or of the dialog over the screen, that a user cannot see. After they got the
 * focus, another element covers their middle. One line each.
 */
export function coveredStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialogs = document.querySelectorAll('[role="dialog"]');
    const place = dialogs[dialogs.length - 1] ?? document.body;
    const stops = [
      ...place.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
    ].filter((each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility());
    return stops.flatMap((stop) => {
      stop.focus();
      if (document.activeElement !== stop) return [];
      const box = stop.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      const isSeen =
        hit !== null && (stop.contains(hit) || hit.contains(stop) || hit.closest('label')?.control === stop);
      if (isSeen) return [];
      const name = stop.getAttribute('aria-label') ?? stop.closest('label')?.textContent ?? stop.textContent;
      const over = hit ? `${hit.tagName} ${hit.className}` : 'the edge of the window';
      return [`${stop.tagName} “${name}” at ${Math.round(x)}, ${Math.round(y)} under ${over}`];
    });
  });
}
