/** A sign in its two widths, px: with its words, and as short as it may be. */
export interface SignWidths {
  wholePx: number;
  shortPx: number;
  /** It needs a person: its words come before the others'. */
  isUrgent?: boolean;
}

const gapPx = 5;
const morePx = 34;

/**
 * How signs stand side by side in `roomPx`, 'whole' or 'short'; those behind the answer's end are counted. One line is all
 * they get: the first is never left out, and words come back in as far as there is room.
 */
export function layOutSigns(signs: readonly SignWidths[], roomPx: number): ('whole' | 'short')[] {
  let used = 0;
  let count = 0;
  for (const [index, { shortPx }] of signs.entries()) {
    const next = used + shortPx + (index > 0 ? gapPx : 0);
    const rest = index === signs.length - 1 ? 0 : gapPx + morePx;
    if (index > 0 && next + rest > roomPx) break;
    used = next;
    count += 1;
  }
  let left = roomPx - used - (count < signs.length ? gapPx + morePx : 0);
  const forms = signs.slice(0, count).map(() => 'short' as 'whole' | 'short');
  for (const isUrgent of [true, false])
    for (const [index, sign] of signs.slice(0, count).entries()) {
      const more = sign.wholePx - sign.shortPx;
      if ((sign.isUrgent ?? false) !== isUrgent || more > left) continue;
      forms[index] = 'whole';
      left -= more;
    }
  return forms;
}
