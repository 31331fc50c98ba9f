import type { BoardSection } from '@comanda/domain/orders/board';
import type { OfferedAction } from '@comanda/domain/orders/order-actions';
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
import { createLatePart } from '../../ui/late-part.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { CancellationBar } from './attention/cancellation-bar.tsx';
import { CourierProblemBar } from './attention/courier-problem-bar.tsx';
import { LateUnansweredBars } from './attention/late-unanswered-bars.ts';
import { LockedSoundBar } from './attention/locked-sound-bar.tsx';
import { PrintAlarmBar } from './attention/print-alarm-bar.tsx';
import { SoundPopover } from './attention/sound-popover.tsx';
import { orderIn } from './board-store.ts';
import { DetailPane } from './detail/detail-pane.tsx';
import filterClasses from './filters/filter-bar.module.css';
import { filterSections, noFilters } from './filters/order-filters.ts';
import { useBoardFilters } from './filters/use-board-filters.ts';
import { useLateOrders } from './filters/use-late-orders.ts';
import { useBoardKeys } from './keyboard/use-board-keys.ts';
import { boardRows, orderIdsOf, searchSections } from './list/board-rows.ts';
import { useClosedSections } from './list/closed-sections.ts';
import { useDensity } from './list/density.ts';
import { ListFace } from './list/list-face.tsx';
import type { ListHandle } from './list/list-handle.ts';
import { ListPane } from './list/list-pane.tsx';
import { useBoard, useLiveOrders } from './live-orders-context.ts';
import { fetchWhenCalm, openWhenLoaded } from './open-when-loaded.ts';
import type { ActionSource } from './order-commands.ts';
import { foldAhead } from './order-search.ts';
import classes from './orders-board.module.css';
import { OrderSelectionContext, useNewOrderSelection } from './selection.ts';
import { BoardToolbar } from './toolbar/board-toolbar.tsx';
import { useBoardCommands } from './use-board-commands.ts';
import { useKeptFocus } from './use-kept-focus.ts';

const loadCancelDialog = () => import('./actions/cancel-dialog.tsx');
const loadKeyboardHelp = () => import('./keyboard/keyboard-help.tsx');
const CancelDialog = lazy(async () => ({ default: (await loadCancelDialog()).CancelDialog }));
const KeyboardHelp = lazy(async () => ({ default: (await loadKeyboardHelp()).KeyboardHelp }));

// The list comes first; the filters' line keeps its place until they are here.
const filterBar = createLatePart(async () => (await import('./filters/filter-bar.tsx')).FilterBar, {
  loading: <div className={filterClasses.bar} />,
});
const hiddenNewBar = createLatePart(async () => (await import('./filters/hidden-new-bar.tsx')).HiddenNewBar);
const sound = <SoundPopover />;
/** A search opens every section. */
const noneClosed: ReadonlySet<BoardSection> = new Set();
const noneLate: ReadonlySet<number> = new Set();

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
  const [query, setQuery] = useState('');
  const [filters, setFilters] = useBoardFilters();
  const clearFilters = useCallback(() => setFilters(noFilters), [setFilters]);
  const [density, toggleDensity] = useDensity();
  const [closed, toggle] = useClosedSections();
  const [cancelledId, setCancelledId] = useState<number | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = useCallback(() => void openWhenLoaded(loadKeyboardHelp, () => setHelpOpen(true)), []);
  const clearQuery = useCallback(() => setQuery(''), []);
  const searchRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<ListHandle>(null);
  // The list follows a moment later, drawn in short steps: what was touched answers first, however long the list. All
  // of it follows together: a board that just came is never called empty.
  const sections = useDeferredValue(useBoard((view) => view.sections));
  const isLoaded = useDeferredValue(useBoard((view) => view.board.seq !== null));
  const deferredQuery = useDeferredValue(query);
  const deferredClosed = useDeferredValue(closed);
  const deferredFilters = useDeferredValue(filters);
  const late = useDeferredValue(useLateOrders());
  const isSearching = deferredQuery.trim() !== '';
  const isFiltered = deferredFilters.size > 0;
  const found = useMemo(() => searchSections(sections, deferredQuery), [sections, deferredQuery]);
  // Without the filter nobody's lateness changes the list.
  const listedLate = deferredFilters.has('late') ? late : noneLate;
  const shown = useMemo(
    () => filterSections(found, deferredFilters, listedLate),
    [found, deferredFilters, listedLate],
  );
  const rows = useMemo(
    () => boardRows(shown, deferredClosed, { isSearching, isFiltered }),
    [shown, deferredClosed, isSearching, isFiltered],
  );
  const walk = useMemo(() => orderIdsOf(rows), [rows]);
  const hiddenNew = found.pending.length - shown.pending.length;

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

  const run = useBoardCommands({
    store,
    undo,
    shown,
    walk,
    closed: isSearching ? noneClosed : closed,
    onToggleSection: toggle,
    selection,
    isNarrow,
    list: listRef,
    search: searchRef,
    query,
    onQuery: setQuery,
    filters,
    onFilters: setFilters,
    density,
    onDensity: toggleDensity,
    onHelp: openHelp,
    onLeave: leave,
    onAction: act,
  });
  useBoardKeys(run);
  useKeptFocus();

  const cancelled = useBoard((view) => (cancelledId === null ? undefined : orderIn(view, cancelledId)));
  return (
    <OrderSelectionContext value={selection}>
      <div className={classes.screen}>
        <div className={classes.cancellations}>
          <LateUnansweredBars isOnBoard />
          <CancellationBar />
          <CourierProblemBar />
          <PrintAlarmBar />
        </div>
        <div className={classes.board}>
          <ListPane isNarrow={isNarrow}>
            <div className={classes.banners}>{banners}</div>
            <BoardToolbar
              query={query}
              onQuery={setQuery}
              searchRef={searchRef}
              onHelp={openHelp}
              estimate={estimate}
              sound={sound}
            />
            <filterBar.Part
              filters={filters}
              onFilters={setFilters}
              late={late}
              density={density}
              onDensity={toggleDensity}
            />
          </ListPane>
          <div className={classes.panes}>
            <ListPane isNarrow={isNarrow} className={classes.list}>
              <ListFace
                isLoaded={isLoaded}
                query={deferredQuery}
                onClearQuery={clearQuery}
                found={found}
                filters={deferredFilters}
                onFilters={setFilters}
                late={listedLate}
                rows={rows}
                density={density}
                handle={listRef}
                closed={isSearching ? noneClosed : closed}
                onOpen={selection.select}
                onToggle={toggle}
              />
              <div className={classes.locked}>
                {isFiltered ? <hiddenNewBar.Part count={hiddenNew} onShow={clearFilters} /> : null}
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
      </div>
    </OrderSelectionContext>
  );
}
