import { type OfferedAction, offeredActions } from '@comanda/domain/orders/order-actions';
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { LockedSoundBar } from './attention/locked-sound-bar.tsx';
import { SoundPopover } from './attention/sound-popover.tsx';
import { emptySections } from './board-sections.ts';
import { orderIn } from './board-store.ts';
import { DetailPane } from './detail/detail-pane.tsx';
import { useBoardKeys } from './keyboard/use-board-keys.ts';
import { boardRows, orderIdsOf, searchSections } from './list/board-rows.ts';
import { useClosedSections } from './list/closed-sections.ts';
import { focusCard, focusedOrderId } from './list/focus-card.ts';
import { ListFace } from './list/list-face.tsx';
import { ListPane } from './list/list-pane.tsx';
import { useBoard, useLiveOrders } from './live-orders-context.ts';
import { fetchWhenCalm, openWhenLoaded } from './open-when-loaded.ts';
import type { ActionSource } from './order-commands.ts';
import { foldAhead } from './order-search.ts';
import classes from './orders-board.module.css';
import { OrderSelectionContext, useNewOrderSelection } from './selection.ts';
import { actionTexts } from './texts.ts';
import { BoardToolbar } from './toolbar/board-toolbar.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

const loadCancelDialog = () => import('./actions/cancel-dialog.tsx');
const loadKeyboardHelp = () => import('./keyboard/keyboard-help.tsx');
const CancelDialog = lazy(async () => ({ default: (await loadCancelDialog()).CancelDialog }));
const KeyboardHelp = lazy(async () => ({ default: (await loadKeyboardHelp()).KeyboardHelp }));

const sound = <SoundPopover />;

interface OrdersBoardProps {
  /** Shown above the board, e.g. the carousel. */
  banners?: ReactNode;
  estimate?: ReactNode;
}

/**
 * The orders screen: toolbar, list in five sections, detail of the selected order. Needs `LiveOrders` around it. The
 * selection is read only where it shows: choosing an order draws two cards and the detail, nothing else.
 */
export function OrdersBoard({ banners, estimate }: OrdersBoardProps) {
  const { store, commands } = useLiveOrders();
  const isNarrow = useIsNarrow();
  const selection = useNewOrderSelection();
  const [query, setQuery] = useState('');
  const [closed, toggle] = useClosedSections();
  const [cancelledId, setCancelledId] = useState<number | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = useCallback(() => void openWhenLoaded(loadKeyboardHelp, () => setHelpOpen(true)), []);
  const clearQuery = useCallback(() => setQuery(''), []);
  const searchRef = useRef<HTMLInputElement>(null);
  // The list follows a moment later: what was touched answers first, however long the list. But the first orders must
  // not: a board that just came would be called empty meanwhile.
  const latest = useBoard((view) => view.sections);
  const deferred = useDeferredValue(latest);
  const sections = deferred === emptySections ? latest : deferred;
  const deferredQuery = useDeferredValue(query);
  const isSearching = deferredQuery.trim() !== '';
  const found = useMemo(() => searchSections(sections, deferredQuery), [sections, deferredQuery]);
  const rows = useMemo(() => boardRows(found, closed, isSearching), [found, closed, isSearching]);

  const isLoaded = useBoard((view) => view.board.seq !== null);
  useEffect(
    () => (isLoaded ? foldAhead(store.getView().board.ordersById.values()) : undefined),
    [isLoaded, store],
  );

  // Cancelling must also be possible with the net gone for a moment.
  useEffect(() => fetchWhenCalm(loadCancelDialog), []);

  const act = useCallback(
    (orderId: number, offered: OfferedAction, source: ActionSource) => {
      const order = orderIn(store.getView(), orderId);
      if (!order || !offered.isEnabled) return;
      if (offered.action === 'cancel') void openWhenLoaded(loadCancelDialog, () => setCancelledId(orderId));
      else void commands.run(order, offered, source);
    },
    [store, commands],
  );
  const leave = useCallback(() => selection.leave(isNarrow), [selection, isNarrow]);

  const move = (step: -1 | 1) => {
    if (isNarrow && selection.get() !== null) return;
    const ids = orderIdsOf(rows);
    const from = isNarrow ? focusedOrderId() : selection.get();
    const at = from === null ? -1 : ids.indexOf(from);
    const next = ids[at === -1 ? 0 : at + step];
    if (next === undefined) return;
    // On a wide screen the detail stands beside the list and follows; on a narrow one only the focus moves.
    if (!isNarrow) flushSync(() => selection.select(next));
    focusCard(next);
  };

  useBoardKeys({
    onMove: move,
    onEnter: () => document.querySelector<HTMLElement>('[data-order-heading]')?.focus(),
    onBack: () => {
      const selectedId = selection.get();
      if (isNarrow && selectedId !== null) leave();
      else if (query) setQuery('');
      else if (selectedId !== null) focusCard(selectedId);
    },
    onSearch: () => searchRef.current?.focus(),
    onHelp: openHelp,
    onActionKey: (key) => {
      const selectedId = selection.get();
      const order = selectedId === null ? undefined : orderIn(store.getView(), selectedId);
      const offered = order && offeredActions(order).find(({ action }) => actionTexts[action].key === key);
      if (order && offered) act(order.orderId, offered, 'keyboard');
    },
  });

  const cancelled = useBoard((view) => (cancelledId === null ? undefined : orderIn(view, cancelledId)));
  return (
    <OrderSelectionContext value={selection}>
      <div className={classes.board}>
        <ListPane isNarrow={isNarrow}>
          {banners}
          <BoardToolbar
            query={query}
            onQuery={setQuery}
            searchRef={searchRef}
            onHelp={openHelp}
            estimate={estimate}
            sound={sound}
          />
        </ListPane>
        <div className={classes.panes}>
          <ListPane isNarrow={isNarrow} className={classes.list}>
            <ListFace
              query={deferredQuery}
              onClearQuery={clearQuery}
              rows={rows}
              onOpen={selection.select}
              onToggle={toggle}
            />
            <div className={classes.locked}>
              <LockedSoundBar />
            </div>
          </ListPane>
          <DetailPane isNarrow={isNarrow} onAction={act} onBack={leave} />
        </div>
        <Suspense fallback={null}>
          {cancelled ? (
            <CancelDialog
              order={cancelled}
              onCancel={(choice) => commands.cancel(cancelled, choice)}
              onClose={() => setCancelledId(null)}
            />
          ) : null}
          {isHelpOpen ? <KeyboardHelp onClose={() => setHelpOpen(false)} /> : null}
        </Suspense>
      </div>
    </OrderSelectionContext>
  );
}
