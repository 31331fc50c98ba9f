import axe from 'axe-core';

/** Selects the frame around every screen. */
const FRAME = 'body header, body nav';

/**
 * Returns the faults that axe finds, except in colours, which only a real browser can check. `besideFrame`
 * leaves out header and menu, after another test has checked them.
 */
export async function axeFaults({ besideFrame = false } = {}): Promise<string[]> {
  const around = besideFrame ? document.querySelectorAll(FRAME) : [];
  const exclude = [...around].filter((each) => !each.closest('main'));
  const { violations } = await axe.run(
    { include: document.body, exclude },
    {
      rules: { 'color-contrast': { enabled: false } },
      resultTypes: ['violations'],
      selectors: false,
      preload: false,
    },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

const composite = '[role="grid"], [role="tablist"], [role="radiogroup"], [role="listbox"], [role="menu"]';

/**
 * Returns elements that the Tab key cannot reach, or reaches out of order. A composite widget is one Tab
 * stop, like a group of radio buttons. Arrow keys reach the other elements inside.
 */
export function keyboardFaults(place: HTMLElement): string[] {
  const operable = [
    ...place.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary, [tabindex]'),
  ].filter(
    (each) =>
      // Ignores invisible elements, such as a picker's own input behind its button. axe checks those.
      !each.matches(':disabled, [type="hidden"], [aria-hidden="true"][tabindex="-1"]') &&
      !each.closest('[inert], [hidden]'),
  );
  const hasStop = (widget: Element) => widget.querySelector('[tabindex="0"], button, a, input') !== null;
  return operable.flatMap((each) => {
    const words = each.outerHTML.slice(0, 120);
    if (each.tabIndex > 0) return [`out of order: ${words}`];
    const isReachable =
      each.tabIndex === 0 || each.closest(composite) || each.matches('[tabindex="-1"]:not(button, a, input)');
    if (!isReachable) return [`out of reach: ${words}`];
    const widget = each.closest(composite);
    return widget && !hasStop(widget) ? [`no stop in: ${words}`] : [];
  });
}

/**
 * Returns fields that have too little space on a card. Their column declares neither a field nor a hidden
 * title.
 */
export function cardFaults(place: HTMLElement): string[] {
  const cut = place.querySelectorAll(
    '[data-cell][data-place="body"]:not([data-operated]) :is(button, input, select)',
  );
  return [...cut].map((each) => `cut off on a card: ${each.outerHTML.slice(0, 120)}`);
}
