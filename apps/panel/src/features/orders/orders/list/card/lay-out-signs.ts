/** The widths of a sign in px: with its whole text, and in its short form. */
export interface SignWidths {
  fullPx: number;
  shortPx: number;
  /** A sign that may cost money: always visible, at least with its short word. */
  isWarning?: boolean;
  /** True: this sign gets room before the payment's whole text does. */
  isEarly?: boolean;
}

/** 'counted': the sign is not shown, only included in the count of further signs. */
export type SignForm = 'whole' | 'short' | 'counted';

export const gapPx = 5;
const morePx = 30;

/**
 * Fits signs into one line of `roomPx`. The first sign (the payment) and warnings are always visible. The
 * remaining room goes to early signs, the payment's text, the other signs, and whole texts, in this sequence.
 */
export function layOutSigns(signs: readonly SignWidths[], roomPx: number): SignForm[] {
  const forms = signs.map(
    ({ isWarning }, index): SignForm => (index === 0 || isWarning ? 'short' : 'counted'),
  );
  let left = roomPx + gapPx;
  for (const [index, { shortPx }] of signs.entries()) if (forms[index] === 'short') left -= shortPx + gapPx;
  let counted = forms.filter((form) => form === 'counted').length;
  const spend = (px: number, stillCounted: number) => {
    if (px + (stillCounted > 0 ? gapPx + morePx : 0) > left) return false;
    left -= px;
    counted = stillCounted;
    return true;
  };
  const put = (isEarly: boolean) => {
    for (const [index, sign] of signs.entries())
      if (forms[index] === 'counted' && (sign.isEarly ?? false) === isEarly)
        if (spend(sign.shortPx + gapPx, counted - 1)) forms[index] = 'short';
  };
  const grow = ({ fullPx, shortPx }: SignWidths, index: number) => {
    if (forms[index] === 'short' && spend(fullPx - shortPx, counted)) forms[index] = 'whole';
  };
  put(true);
  for (const [index, sign] of signs.slice(0, 1).entries()) grow(sign, index);
  put(false);
  for (const isWarning of [true, false])
    for (const [index, sign] of signs.entries())
      if ((sign.isWarning ?? false) === isWarning) grow(sign, index);
  return forms;
}
