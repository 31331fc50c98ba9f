import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../../../../../shared/after-paint.ts';
import { loadCode } from '../../../../../shared/code/load-code.ts';
import { useSelected } from '../../board/selection.ts';
import { useBoard } from '../../live-orders-context.ts';
import classes from './detail-pane.module.css';
import { EmptyPane } from './empty-pane.tsx';
import { MissingPane, PaneSkeleton } from './late-pane.tsx';

// Loaded on demand: the code of an open order loads after the first paint of the list.
const orderPane = createLazyPart(async () => (await import('./order-pane.tsx')).OrderPane, {
  loading: <PaneSkeleton />,
  Missing: MissingPane,
  loadWanted: loadCode,
});

interface DetailPaneProps {
  /**
   * True: the pane covers the list. On a narrow screen the pane fills the screen; over columns it is a
   * drawer.
   */
  isOver: boolean;
  onBack: () => void;
}

/**
 * The selected order, next to the list or over it. All orders reuse the same DOM elements: on a slow
 * computer, changing texts costs much less than creating elements.
 */
export const DetailPane = memo(function DetailPane({ isOver, onBack }: DetailPaneProps) {
  const selectedId = useSelected((orderId) => orderId);
  const isListHere = useBoard((view) => view.board.seq !== null);
  const pane = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);

  useEffect(() => (isListHere ? afterPaint(orderPane.prefetch) : undefined), [isListHere]);

  // Scrolls each newly opened order to its top. Only if the pane was scrolled, because setting the position
  // costs a layout.
  useLayoutEffect(() => {
    if (selectedId === null || !isScrolled.current) return;
    isScrolled.current = false;
    pane.current?.scrollTo(0, 0);
  }, [selectedId]);

  if (isOver && selectedId === null) return null;
  return (
    <div
      ref={pane}
      className={`fill ${classes.detail}`}
      data-order-detail
      data-over={isOver || undefined}
      onScroll={() => {
        isScrolled.current = true;
      }}
    >
      {selectedId === null ? (
        <EmptyPane />
      ) : (
        <orderPane.Part orderId={selectedId} onBack={isOver ? onBack : undefined} />
      )}
    </div>
  );
});
