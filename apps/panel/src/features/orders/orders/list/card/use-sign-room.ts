import { letterScale } from '@comanda/ui/letter-scale.ts';
import { type RefObject, useEffect, useState } from 'react';

/** Room for a card's signs, in px of our own letters: larger or wider letters make it smaller. */
export interface SignRoom {
  px: number;
  /** Px of the order's price, if it is before the signs; otherwise 0. */
  sumPx: number;
}

/** Px of a card without its signs: the edges of the list and of the card, and the next action. */
const besidesSignsPx = { wide: 24 + 24 + 96, narrow: 24 + 24 + 88 };
/** A touch button is as high as two lines, so the price is before the signs. Px of the price. */
const sumPx = { wide: 145, narrow: 72 };
const narrowPx = 480;

/** Width of `words` in px, in the letters of the probe: 12.5 px of Inter. */
export const probe = { words: 'Cobrar R$ 100,00', px: 103 };

/**
 * Measures the room for signs in a list, whether the list is narrow, and the size of letters. `letters` has the {@link
 * probe}'s words.
 */
export function useSignRoom(
  scroller: RefObject<HTMLElement | null>,
  letters: RefObject<HTMLElement | null>,
  isCoarse: boolean,
): SignRoom & { isNarrow: boolean; scale: number } {
  const [room, setRoom] = useState({ px: 230, sumPx: 0, isNarrow: true, scale: 1 });
  useEffect(() => {
    const own = scroller.current;
    const measure = () => {
      const width = own?.clientWidth ?? 400;
      const scale = letterScale();
      const drawn = (letters.current?.offsetWidth || probe.px) / probe.px;
      const isNarrow = width < narrowPx * scale;
      const px = Math.floor((width - besidesSignsPx[isNarrow ? 'narrow' : 'wide'] * scale) / drawn);
      const sum = isCoarse ? sumPx[isNarrow ? 'narrow' : 'wide'] : 0;
      setRoom((known) =>
        known.px === px && known.sumPx === sum && known.isNarrow === isNarrow && known.scale === scale
          ? known
          : { px, sumPx: sum, isNarrow, scale },
      );
    };
    measure();
    const resizing = new ResizeObserver(measure);
    if (own) resizing.observe(own);
    if (letters.current) resizing.observe(letters.current);
    return () => resizing.disconnect();
  }, [scroller, letters, isCoarse]);
  return room;
}
