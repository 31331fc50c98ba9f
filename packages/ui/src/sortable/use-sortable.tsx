import { type KeyboardEvent, useState } from 'react';
import { createLazyPart } from '../lazy-part.tsx';
import { closest } from './closest.ts';
import { sortableTexts } from './texts.ts';
import { useRowDrag } from './use-row-drag.ts';
import { type RowMoves, type SortableSetting, useRowMoves } from './use-row-moves.ts';

const moveDialog = createLazyPart(async () => (await import('./move-dialog.tsx')).MoveDialog);

/**
 * Lets users sort rows of equal height. They drag the handle (`data-grip`), and the list scrolls at its
 * edges. They can also press Alt and an arrow in the row, or press the handle and type a position. Each move
 * is announced to screen readers.
 */
export function useSortable(setting: SortableSetting) {
  const { nameOf } = setting;
  const [requested, setRequested] = useState<string | null>(null);
  const moves = useRowMoves(setting);
  const { keys } = moves;
  const openMove = (key: string) => (setting.onMoveRequest ?? setRequested)(key);
  const { draggedKey, shiftOf, onPointerDown, onClickCapture } = useRowDrag(moves, openMove);
  return {
    /** Keys of the rows in display order. */
    keys,
    draggedKey,
    shiftOf,
    /** Props of the element around the rows. */
    listProps: {
      onPointerDown,
      onClickCapture,
      onKeyDownCapture: (event: KeyboardEvent) => moveByKey(event, moves),
    },
    /** Asks for the new position of a row, for the menu of the row. */
    openMove,
    /**
     * Announcements for screen readers, and the dialog that moves a row, while that dialog is open. Render
     * this element beside the list.
     */
    around: (
      <>
        <p data-spoken role="status">
          {moves.announcement}
        </p>
        {requested !== null && keys.includes(requested) ? (
          <moveDialog.Part
            name={nameOf(requested)}
            position={keys.indexOf(requested)}
            count={keys.length}
            onClose={() => setRequested(null)}
            onMove={(to) => {
              setRequested(null);
              void moves.place(requested, to, sortableTexts.dropped);
            }}
          />
        ) : null}
      </>
    ),
  };
}

/** Moves a row when Alt and an arrow are pressed in it. */
function moveByKey(event: KeyboardEvent, { keys, latest, place }: RowMoves): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const key = closest(event.target, '[data-row]')?.dataset.row;
  // In a select, Alt and an arrow open the options.
  const isTaken = closest(event.target, 'select, textarea, input:not([type="checkbox"])') !== null;
  if (latest.current.onOrder === null || !event.altKey || isTaken) return;
  if (step === undefined || key === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const focused = event.target;
  void place(key, keys.indexOf(key) + step, sortableTexts.moved);
  // Restores the focus, because some browsers remove it from an element that moves in the document.
  requestAnimationFrame(() => {
    if (!(focused instanceof HTMLElement) || !focused.isConnected) return;
    if (document.activeElement === document.body) focused.focus({ preventScroll: true });
    closest(focused, '[data-row]')?.scrollIntoView({ block: 'nearest' });
  });
}
