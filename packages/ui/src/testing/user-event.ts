import { PointerEventsCheckLevel, userEvent as slowly } from '@testing-library/user-event';

/**
 * No delay between keys. No check of `pointer-events`, because these tests load no style sheets. The e2e
 * tests click in a real browser.
 */
const QUICK = { delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never };

type Options = Parameters<typeof slowly.setup>[0];

/** Simulated user of page tests: clicks and types without delay. */
export const userEvent = {
  setup: (options: Options = {}) => slowly.setup({ ...QUICK, ...options }),
  click: (element: Element) => slowly.click(element, QUICK),
  dblClick: (element: Element) => slowly.dblClick(element, QUICK),
  type: (element: Element, text: string) => slowly.type(element, text, QUICK),
  keyboard: (text: string) => slowly.keyboard(text, QUICK),
  clear: (element: Element) => slowly.clear(element),
  paste: (text: string) => slowly.paste(text, QUICK),
  selectOptions: (element: Element, values: string) => slowly.selectOptions(element, values, QUICK),
  tab: () => slowly.tab(QUICK),
  upload: (element: HTMLElement, file: File | File[], options: Options = {}) =>
    slowly.upload(element, file, { ...QUICK, ...options }),
};
