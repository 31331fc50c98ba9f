/** The list scrolls while the pointer is within this distance of its edge, in px. */
const EDGE_PX = 56;
const FASTEST_PX = 16;
/** Distance in px that a press may move without becoming a drag. */
const SLACK_PX = 4;

interface DragSetting {
  row: HTMLElement;
  grip: HTMLElement;
  /** Called with the distance in px between the row and its start, including scrolling. */
  onMove: (px: number) => void;
  /**
   * Called at the end of the drag: dropped, or cancelled by Escape or an incoming call. Also called after a
   * press without movement.
   */
  onEnd: (isDropped: boolean) => void;
}

/** Drags a row by its grip until the pointer is released. The row moves without a React render. */
export function followDrag(start: PointerEvent, { row, grip, onMove, onEnd }: DragSetting): void {
  const scroller = scrollerOf(row);
  const startTop = scroller.scrollTop;
  let pointerY = start.clientY;
  let isMoving = false;
  let frame = 0;

  const carry = () => {
    const px = pointerY - start.clientY + scroller.scrollTop - startTop;
    if (!isMoving && Math.abs(px) < SLACK_PX) return;
    isMoving = true;
    row.style.transform = `translateY(${px}px)`;
    onMove(px);
  };
  const scrollAlong = () => {
    frame = requestAnimationFrame(scrollAlong);
    if (!isMoving) return;
    const box = scroller.getBoundingClientRect();
    const top = Math.max(0, box.top);
    const bottom = Math.min(window.innerHeight, box.bottom);
    const above = top + EDGE_PX - pointerY;
    const below = pointerY - (bottom - EDGE_PX);
    const past = above > 0 ? -above : Math.max(0, below);
    if (past === 0) return;
    const before = scroller.scrollTop;
    scroller.scrollTop += Math.max(-FASTEST_PX, Math.min(FASTEST_PX, past / 3));
    if (scroller.scrollTop !== before) carry();
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    pointerY = event.clientY;
    carry();
  };
  const end = (isDropped: boolean) => {
    cancelAnimationFrame(frame);
    stop.abort();
    row.style.transform = '';
    onEnd(isDropped && isMoving);
  };
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', () => end(true), { signal });
  window.addEventListener('pointercancel', () => end(false), { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end(false);
    },
    { signal, capture: true },
  );
  // The grip gets all events of the drag. Browsers without pointer capture, and tests, use the window's events.
  grip.setPointerCapture?.(start.pointerId);
  frame = requestAnimationFrame(scrollAlong);
}

/** Returns the nearest ancestor that scrolls vertically, or the page. */
function scrollerOf(element: HTMLElement): Element {
  for (let each = element.parentElement; each !== null; each = each.parentElement) {
    const { overflowY } = getComputedStyle(each);
    if (/auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight) return each;
  }
  return document.scrollingElement ?? document.documentElement;
}
