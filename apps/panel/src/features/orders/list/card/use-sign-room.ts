import { letterScale } from '@comanda/ui/letter-scale.ts';
import { type RefObject, useEffect, useState } from 'react';

/** Room for a card's signs, in px of text as we draw it: larger or wider letters make it smaller. */
export interface SignRoom {
  px: number;
  /** Px of what the order costs, where that stands before the signs; 0 where it does not. */
  sumPx: number;
}

/** Px of a card that are not its signs': the list's own edges, the card's, the next action. */
const besidesSignsPx = { wide: 24 + 24 + 96, narrow: 24 + 24 + 88 };
/** Where a finger presses the button is as high as two lines: what the order costs stands before its signs then. */
const sumPx = { wide: 145, narrow: 72 };
const narrowPx = 480;

/** How wide `words` are, px, in the letters of {@link SignRoom}'s probe: 12.5 px of Inter. */
export const probe = { words: 'Cobrar R$ 100,00', px: 103 };

/** How much room signs have in a list, and whether the list is narrow, and how large its letters are; `letters` holds the {@link probe}'s words. */
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
