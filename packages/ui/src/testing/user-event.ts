import { PointerEventsCheckLevel, userEvent as slowly } from '@testing-library/user-event';

/**
 * Nobody waits between two keys, and no sheet is asked at every click whether it takes clicks: none of the screens' sheets is
 * there, and journeys click in a real browser.
 */
const QUICK = { delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never };

type Options = Parameters<typeof slowly.setup>[0];

/** Whoever clicks and types in tests of pages, as quickly as the page lets them. */
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
