import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../reduced-motion.ts';
import { isDrag, nextAdvanceMs, swipeStep, wrapIndex } from './carousel-motion.ts';

/** State of the carousel: the visible slide, its pauses, and its moves by drag and click. */
export function useCarousel(slideCount: number) {
  const prefersReducedMotion = useReducedMotion();
  const [position, setPosition] = useState({ index: 0, wasTouched: false });
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const wasDragged = useRef(false);
  const index = Math.min(position.index, Math.max(0, slideCount - 1));

  const delayMs = nextAdvanceMs({
    slideCount,
    wasTouched: position.wasTouched,
    isPaused,
    isHeld,
    prefersReducedMotion,
  });

  // Every move creates a new position object, even for the same slide. This restarts the timer.
  useEffect(() => {
    if (delayMs === null) return;
    const timer = setTimeout(() => {
      setPosition({ index: wrapIndex(position.index, 1, slideCount), wasTouched: false });
    }, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, slideCount, position]);

  const goTo = (next: number) => setPosition({ index: next, wasTouched: true });

  return {
    index,
    isPaused,
    togglePause: () => setPaused((paused) => !paused),
    goTo,
    step: (by: -1 | 1) => goTo(wrapIndex(index, by, slideCount)),
    hold: () => setHeld(true),
    release: () => setHeld(false),
    onPointerDown: ({ clientX: startX }: PointerEvent) => {
      wasDragged.current = false;
      const over = new AbortController();
      // Listens on the window, because a drag may end outside the carousel.
      window.addEventListener(
        'pointerup',
        ({ clientX }) => {
          over.abort();
          wasDragged.current = isDrag(clientX - startX);
          const by = swipeStep(clientX - startX);
          if (by !== 0) goTo(wrapIndex(index, by, slideCount));
        },
        { signal: over.signal },
      );
      window.addEventListener('pointercancel', () => over.abort(), { signal: over.signal });
    },
    /** True if the next click ends a drag, short or long, and must not open the link. */
    takeDrag: () => {
      const dragged = wasDragged.current;
      wasDragged.current = false;
      return dragged;
    },
  };
}
