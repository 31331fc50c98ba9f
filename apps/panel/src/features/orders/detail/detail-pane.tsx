import type { OfferedAction } from '@comanda/domain/orders/order-actions';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import type { ActionSource } from '../order-commands.ts';
import { useSelected } from '../selection.ts';
import classes from './detail-pane.module.css';
import { EmptyPane, OrderPane } from './order-pane.tsx';

interface DetailPaneProps {
  isNarrow: boolean;
  onAction: (orderId: number, offered: OfferedAction, source: ActionSource) => void;
  onBack: () => void;
}

/**
 * The selected order, beside the list or over it. The same elements serve every order: changing their words costs a
 * slow computer much less than building new ones.
 */
export const DetailPane = memo(function DetailPane({ isNarrow, onAction, onBack }: DetailPaneProps) {
  const selectedId = useSelected((orderId) => orderId);
  const pane = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  const act = useCallback(
    (offered: OfferedAction) => {
      if (selectedId !== null) onAction(selectedId, offered, 'pointer');
    },
    [onAction, selectedId],
  );

  // Every order starts at its top. Only what was scrolled is: it costs a layout.
  useLayoutEffect(() => {
    if (selectedId === null || !isScrolled.current) return;
    isScrolled.current = false;
    pane.current?.scrollTo(0, 0);
  }, [selectedId]);

  if (isNarrow && selectedId === null) return null;
  return (
    <div
      ref={pane}
      className={classes.detail}
      data-order-detail
      onScroll={() => {
        isScrolled.current = true;
      }}
    >
      {selectedId === null ? (
        <EmptyPane />
      ) : (
        <OrderPane orderId={selectedId} onAction={act} onBack={isNarrow ? onBack : undefined} />
      )}
    </div>
  );
});
