import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../../../../shared/after-paint.ts';
import { loadCode } from '../../../../shared/code/load-code.ts';
import { useSelected } from '../../board/selection.ts';
import { useBoard } from '../../live-orders-context.ts';
import classes from './detail-pane.module.css';
import { EmptyPane } from './empty-pane.tsx';
import { MissingPane, PaneSkeleton } from './late-pane.tsx';

// The list comes first: what an open order shows is fetched as soon as the list is painted.
const orderPane = createLazyPart(async () => (await import('./order-pane.tsx')).OrderPane, {
  loading: <PaneSkeleton />,
  Missing: MissingPane,
  loadWanted: loadCode,
});

interface DetailPaneProps {
  /** It stands over the list: on a narrow screen over all of it, beside columns as a drawer. */
  isOver: boolean;
  onBack: () => void;
}

/**
 * The selected order, beside the list or over it. The same elements serve every order: changing their words costs a
 * slow computer much less than building new ones.
 */
export const DetailPane = memo(function DetailPane({ isOver, onBack }: DetailPaneProps) {
  const selectedId = useSelected((orderId) => orderId);
  const isListHere = useBoard((view) => view.board.seq !== null);
  const pane = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);

  useEffect(() => (isListHere ? afterPaint(orderPane.prefetch) : undefined), [isListHere]);

  // Every order starts at its top. Only what was scrolled is: it costs a layout.
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
