import { letterScale } from '@comanda/ui/letter-scale.ts';
import { type RefObject, useEffect, useState } from 'react';

/** Room for a card's signs, in px at our normal letter size. With larger or wider letters the room is smaller. */
export interface SignRoom {
  px: number;
  /** Width in px of the order's price, if the price is on the line of the signs; otherwise 0. */
  sumPx: number;
}

/**
 * Width in px of everything on a card's line except signs: edges of list and card, and the button for the
 * next step.
 */
const besidesSignsPx = { wide: 24 + 24 + 96, narrow: 24 + 24 + 88 };
/**
 * Width in px of the price. For touch, the button is as high as two lines, so the price is on the line of the
 * signs.
 */
const sumPx = { wide: 145, narrow: 72 };
const narrowPx = 480;

/** Width in px of `words` at our normal letter size (Inter, 12.5 px), to compare with the measured width. */
export const probe = { words: 'Cobrar R$ 100,00', px: 103 };

/**
 * Measures the room for signs, if the list is narrow, and the size of letters. The element `letters` contains
 * the words of the {@link probe}.
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
