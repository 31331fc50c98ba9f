import type { OfferedAction } from '@comanda/domain/orders/order-actions';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { restKeys } from '../../shared/keyboard/is-key-taken.ts';
import iconButton from '../../ui/icon-button.module.css';
import { createLatePart } from '../../ui/late-part.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { whenCalm } from '../../ui/when-calm.ts';
import { orderIn } from './board-store.ts';
import { DetailPane } from './detail/detail-pane.tsx';
import filterClasses from './filters/filter-bar.module.css';
import { noFilters } from './filters/order-filters.ts';
import { useBoardKeys } from './keyboard/use-board-keys.ts';
import { OrderActionContext } from './list/action-context.ts';
import { ListFace } from './list/list-face.tsx';
import type { ListHandle } from './list/list-handle.ts';
import { ListPane } from './list/list-pane.tsx';
import { useListChoices } from './list/use-list-choices.ts';
import { useListedOrders } from './list/use-listed-orders.ts';
import { useBoard, useLiveOrders } from './live-orders-context.ts';
import { openWhenLoaded } from './open-when-loaded.ts';
import type { ActionSource } from './order-commands.ts';
import { foldAhead } from './order-search.ts';
import classes from './orders-board.module.css';
import { OrderSelectionContext, useNewOrderSelection } from './selection.ts';
import { BoardToolbar } from './toolbar/board-toolbar.tsx';
import { useBarsFirst } from './use-bars-first.ts';
import { useBoardCommands } from './use-board-commands.ts';
import { useKeptFocus } from './use-kept-focus.ts';

const loadAsking = async () => (await import('./actions/actions-that-ask.ts')).actionsThatAsk;
const loadKeyboardHelp = () => import('./keyboard/keyboard-help.tsx');
const CancelDialog = lazy(async () => ({ default: (await loadAsking()).CancelDialog }));
const KeyboardHelp = lazy(async () => ({ default: (await loadKeyboardHelp()).KeyboardHelp }));

// The list comes first; the filters' line keeps its place until they are here.
const filterBar = createLatePart(async () => (await import('./filters/filter-bar.tsx')).FilterBar, {
  loading: <div className={filterClasses.bar} />,
});
const hiddenNewBar = createLatePart(async () => (await import('./filters/hidden-new-bar.tsx')).HiddenNewBar);
const pastOrders = createLatePart(async () => (await import('./list/past-orders.tsx')).PastOrders);
const soundPopover = createLatePart(
  async () => (await import('./attention/sound-popover.tsx')).SoundPopover,
  {
    loading: <span className={iconButton.button} />,
  },
);
const sound = <soundPopover.Part />;

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
  const { store, commands, undo } = useLiveOrders();
  const isNarrow = useIsNarrow();
  const selection = useNewOrderSelection();
  const choices = useListChoices();
  const { query, onQuery, filters, onFilters, density, onDensity } = choices;
  const listed = useListedOrders(choices);
  const { isLoaded, found, shown } = listed;
  const [cancelledId, setCancelledId] = useState<number | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = useCallback(() => {
    restKeys();
    void openWhenLoaded(loadKeyboardHelp, () => setHelpOpen(true));
  }, []);
  const searchRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<ListHandle>(null);
  const panesRef = useRef<HTMLDivElement>(null);
  useBarsFirst(panesRef);

  useEffect(
    () => (isLoaded ? foldAhead(store.getView().board.orders.values()) : undefined),
    [isLoaded, store],
  );

  // Cancelling must also be possible with the net gone for a moment.
  useEffect(() => whenCalm(loadAsking), []);

  const act = useCallback(
    (orderId: number, offered: OfferedAction, source: ActionSource) => {
      const order = orderIn(store.getView(), orderId);
      if (!order || !offered.isEnabled) return;
      const run = () => void commands.run(order, offered, source);
      const asks = offered.target === 'delivered' && order.courierStatus === 'waiting-collect';
      if (offered.action === 'cancel' || asks) restKeys();
      if (offered.action === 'cancel') void openWhenLoaded(loadAsking, () => setCancelledId(orderId));
      else if (asks)
        void openWhenLoaded(loadAsking, (asking) => void asking.deliverWithoutCourier(order, run));
      else run();
    },
    [store, commands],
  );
  const leave = useCallback(() => selection.leave(isNarrow), [selection, isNarrow]);

  const run = useBoardCommands({
    store,
    undo,
    choices,
    listed,
    selection,
    isNarrow,
    list: listRef,
    search: searchRef,
    onHelp: openHelp,
    onLeave: leave,
    onAction: act,
  });
  useBoardKeys(run);
  useKeptFocus();

  const cancelled = useBoard((view) => (cancelledId === null ? undefined : orderIn(view, cancelledId)));
  return (
    <OrderSelectionContext value={selection}>
      <OrderActionContext value={act}>
        <div className={classes.screen}>
          <div className={classes.board}>
            <ListPane isNarrow={isNarrow}>
              {banners}
              <BoardToolbar
                query={query}
                onQuery={onQuery}
                searchRef={searchRef}
                onHelp={openHelp}
                estimate={estimate}
                sound={sound}
              />
              <filterBar.Part
                filters={filters}
                onFilters={onFilters}
                late={listed.late}
                density={density}
                onDensity={onDensity}
              />
            </ListPane>
            <div ref={panesRef} className={classes.panes}>
              <ListPane isNarrow={isNarrow} className={classes.list}>
                <ListFace
                  listed={listed}
                  onQuery={onQuery}
                  onFilters={onFilters}
                  density={density}
                  handle={listRef}
                  onOpen={selection.select}
                  onToggle={choices.onToggle}
                />
                {query.trim() === '' ? null : <pastOrders.Part query={query} onOpen={selection.select} />}
                <div className={classes.locked}>
                  {listed.filters.size > 0 ? (
                    <hiddenNewBar.Part
                      count={found.pending.length - shown.pending.length}
                      onShow={() => onFilters(noFilters)}
                    />
                  ) : null}
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
        </div>
      </OrderActionContext>
    </OrderSelectionContext>
  );
}
