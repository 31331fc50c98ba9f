import type { Page } from 'playwright-core';

/**
 * Finds texts of the screen that are cut off, and parts that extend beyond their card, one line each. Ignores
 * texts for screen readers, which have no box, and boxes that scroll. A text whose full form is in `title`
 * may be cut, and so may a picture (`figure`).
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const place = document.querySelector('main');
    if (place === null) return ['no screen'];
    const found = [...place.querySelectorAll('[data-cards] [data-row]')].flatMap((card) => {
      const { bottom } = card.getBoundingClientRect();
      return [...card.querySelectorAll('[data-place="body"] > *')]
        .filter((each) => each.getBoundingClientRect().bottom > bottom)
        .map((each) => `“${each.textContent.trim().slice(0, 60)}” over the edge of its card`);
    });
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (words === '' || !element?.checkVisibility()) continue;
      if (element.closest('[data-spoken], [title], svg, figure, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const shown = range.getBoundingClientRect();
      // The box of a font is higher than its letters, so a small overflow cuts nothing.
      const slack = Number.parseFloat(getComputedStyle(element).fontSize) * 0.3;
      for (let box: Element = element; box !== place && box.parentElement; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const isCutX =
          /hidden|clip/.test(overflowX) && (shown.right > edge.right + 1 || shown.left < edge.left - 1);
        const isCutY =
          /hidden|clip/.test(overflowY) &&
          (shown.bottom - slack > edge.bottom || shown.top + slack < edge.top);
        if (edge.width > 1 && (isCutX || isCutY)) {
          found.push(`“${words.slice(0, 60)}” in ${box.tagName} ${box.className}`);
          break;
        }
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break;
      }
    }
    return found;
  });
}
