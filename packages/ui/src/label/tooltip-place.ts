export interface TooltipPlace {
  /** Centre of the tooltip, px from the window's left edge. */
  left: number;
  /** Vertical position of the tooltip's edge beside its anchor, in px from the window's top. */
  top: number;
  side: 'above' | 'below';
}

const gapPx = 6;
const roomAbovePx = 48;
const halfWidthPx = 128;

/**
 * Places the tooltip above its anchor, or below it if there is no space above. The tooltip stays inside the
 * window's sides.
 */
export function placeTooltip(
  box: { left: number; right: number; top: number; bottom: number },
  windowWidth: number,
): TooltipPlace {
  const centre = (box.left + box.right) / 2;
  const half = Math.min(halfWidthPx, windowWidth / 2);
  const left = Math.min(Math.max(centre, half), windowWidth - half);
  return box.top >= roomAbovePx
    ? { left, top: box.top - gapPx, side: 'above' }
    : { left, top: box.bottom + gapPx, side: 'below' };
}
