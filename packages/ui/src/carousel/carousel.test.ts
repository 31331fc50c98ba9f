import { describe, expect, it } from 'vitest';
import { type CarouselSituation, isDrag, nextAdvanceMs, swipeStep, wrapIndex } from './carousel-motion.ts';
import { safeHref } from './safe-href.ts';

const running: CarouselSituation = {
  slideCount: 3,
  wasTouched: false,
  isPaused: false,
  isHeld: false,
  prefersReducedMotion: false,
};

describe('nextAdvanceMs', () => {
  it.each<[string, Partial<CarouselSituation>, number | null]>([
    ['every 3 s', {}, 3000],
    ['7 s after a touch', { wasTouched: true }, 7000],
    ['never while paused', { isPaused: true }, null],
    ['never while held', { isHeld: true }, null],
    ['never for who wants less motion', { prefersReducedMotion: true }, null],
    ['never with one slide', { slideCount: 1 }, null],
  ])('%s', (_, change, expected) => {
    expect(nextAdvanceMs({ ...running, ...change })).toBe(expected);
  });
});

describe('moving', () => {
  it.each([
    [-50, 1],
    [-49, 0],
    [49, 0],
    [50, -1],
  ])('a drag of %d px steps %d', (px, step) => {
    expect(swipeStep(px)).toBe(step);
  });

  it.each([
    [0, false],
    [7, false],
    [-8, true],
    [49, true],
    [50, true],
  ])('a movement of %d px is a drag: %s', (px, expected) => {
    expect(isDrag(px)).toBe(expected);
  });

  it('goes around the ends', () => {
    expect(wrapIndex(2, 1, 3)).toBe(0);
    expect(wrapIndex(0, -1, 3)).toBe(2);
    expect(wrapIndex(0, 1, 0)).toBe(0);
  });
});

describe('safeHref', () => {
  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['/pedidos', 'http://127.0.0.1:3000/pedidos'],
    ['http://127.0.0.1:3000/x', 'http://127.0.0.1:3000/x'],
    ['http://example.com', null],
    ['//evil.example/x', null],
    ['javascript:alert(1)', null],
    [' JaVaScRiPt:alert(1)', null],
    ['data:text/html,x', null],
    ['', null],
    [null, null],
  ])('%s becomes %s', (address, expected) => {
    expect(safeHref(address, 'http://127.0.0.1:3000')).toBe(expected);
  });
});
