// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { supplyBrowserParts } from '../testing/browser-parts.ts';
import { Carousel } from './carousel.tsx';

beforeAll(supplyBrowserParts);
afterEach(cleanup);

const slides = ['a', 'b'].map((id) => ({ id, imageUrl: `/${id}.svg`, alt: id, href: `/${id}` }));

/** Drags the first picture by `px`. Returns true if the click at the end may open the link. */
function opensAfterDragOf(px: number): boolean {
  render(<Carousel label="Promoções" slides={slides} />);
  const link = screen.getByRole('link', { name: 'a' });
  fireEvent.pointerDown(link, { clientX: 100 });
  fireEvent.pointerUp(link, { clientX: 100 + px });
  return fireEvent.click(link);
}

it.each([
  [0, true],
  [4, true],
  [-30, false],
  [-60, false],
])('a drag of %d px opens the link: %s', (px, opens) => {
  expect(opensAfterDragOf(px)).toBe(opens);
});

it('a drag that ends outside still turns to the next picture', () => {
  render(<Carousel label="Promoções" slides={slides} />);
  fireEvent.pointerDown(screen.getByRole('link', { name: 'a' }), { clientX: 100 });
  fireEvent.pointerUp(document.body, { clientX: 20 });
  expect(screen.getByRole('button', { name: '2 de 2' }).getAttribute('aria-current')).toBe('true');
});
