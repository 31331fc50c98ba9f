import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../reduced-motion.ts';
import { nextAdvanceMs, swipeStep, wrapIndex } from './carousel-motion.ts';

/** The carousel's state: which slide shows, what holds it, and how drags and clicks move it. */
export function useCarousel(slideCount: number) {
  const prefersReducedMotion = useReducedMotion();
  const [position, setPosition] = useState({ index: 0, wasTouched: false });
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const dragStart = useRef<number | null>(null);
  const wasSwiped = useRef(false);
  const index = Math.min(position.index, Math.max(0, slideCount - 1));

  const delayMs = nextAdvanceMs({
    slideCount,
    wasTouched: position.wasTouched,
    isPaused,
    isHeld,
    prefersReducedMotion,
  });

  // Every move makes a new position, even to the same slide, and so starts the clock afresh.
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
    isRunning: !isPaused && !prefersReducedMotion,
    togglePause: () => setPaused((paused) => !paused),
    goTo,
    step: (by: -1 | 1) => goTo(wrapIndex(index, by, slideCount)),
    hold: () => setHeld(true),
    release: () => setHeld(false),
    onPointerDown: (event: PointerEvent) => {
      dragStart.current = event.clientX;
      wasSwiped.current = false;
    },
    onPointerUp: (event: PointerEvent) => {
      const start = dragStart.current;
      dragStart.current = null;
      const by = start === null ? 0 : swipeStep(event.clientX - start);
      if (by === 0) return;
      wasSwiped.current = true;
      goTo(wrapIndex(index, by, slideCount));
    },
    /** True when the click that follows belongs to a swipe and must not open the link. */
    takeSwipe: () => {
      const swiped = wasSwiped.current;
      wasSwiped.current = false;
      return swiped;
    },
  };
}
