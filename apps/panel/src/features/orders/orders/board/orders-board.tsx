import type { OrderCard } from '@comanda/domain/orders/orders/order';
import toolButton from '@comanda/ui/button/tool-button.module.css';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { useIsNarrow } from '@comanda/ui/use-is-narrow.ts';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { restKeys } from '../../../../shared/keyboard/is-key-taken.ts';
import { showRefused } from '../actions/show-refused.ts';
import { useColumns } from '../columns/use-columns.ts';
import { DetailPane } from '../detail/pane/detail-pane.tsx';
import { noFilters } from '../filters/order-filters.ts';
import { filterTexts } from '../filters/texts.ts';
import { useBoardKeys } from '../keyboard/use-board-keys.ts';
import { OrderActionContext } from '../list/action-context.ts';
import { ListFace } from '../list/list-face.tsx';
import type { ListHandle } from '../list/list-handle.ts';
import { ListPane } from '../list/list-pane.tsx';
import { rowHold } from '../list/row-hold.ts';
import { type ListChoices, useListChoices } from '../list/use-list-choices.ts';
import { type ListedOrders, useListedOrders } from '../list/use-listed-orders.ts';
import { useBoard, useLiveOrders } from '../live-orders-context.ts';
import { openWhenLoaded } from '../open-when-loaded.ts';
import { foldAhead } from '../order-search.ts';
import { BoardToolbar } from '../toolbar/board-toolbar.tsx';
import { type BoardStore, type BoardView, orderIn } from './board-store.ts';
import classes from './orders-board.module.css';
import { OrderSelectionContext, useNewOrderSelection } from './selection.ts';
import { useBoardCommands } from './use-board-commands.ts';
import { useFrameScrollsFirst } from './use-frame-scrolls-first.ts';
import { loadConfirmedActions, useOrderActions } from './use-order-actions.ts';
import { useStoredFocus } from './use-stored-focus.ts';

const loadKeyboardHelp = () => import('../keyboard/keyboard-help.tsx');
const CancelDialog = lazy(async () => ({ default: (await loadConfirmedActions()).CancelDialog }));
const KeyboardHelp = lazy(async () => ({ default: (await loadKeyboardHelp()).KeyboardHelp }));

// The code of these parts is loaded after the list.
const activeFilters = createLazyPart(
  async () => (await import('../filters/active-filters.tsx')).ActiveFilters,
);
const hiddenNewBar = createLazyPart(async () => (await import('../filters/hidden-new-bar.tsx')).HiddenNewBar);
const pastOrders = createLazyPart(async () => (await import('../list/past/past-orders.tsx')).PastOrders);
const soundPopover = createLazyPart(
  async () => (await import('../attention/sound-popover.tsx')).SoundPopover,
  {
    loading: <span className={`card text-14 ${toolButton.button}`} />,
  },
);
const sound = <soundPopover.Part />;

interface OrdersBoardProps {
  /** Shown above the board, e.g. the carousel. */
  banners?: ReactNode;
  estimate?: ReactNode;
}

/**
 * The orders screen: toolbar, list in five sections, detail of the selected order. Needs `LiveOrders` around it. Only
 * parts that show the selection read it, so a new choice renders two cards and the detail.
 */
export function OrdersBoard({ banners, estimate }: OrdersBoardProps) {
  const { store, commands, undo } = useLiveOrders();
  const isNarrow = useIsNarrow();
  const selection = useNewOrderSelection();
  const choices = useListChoices();
  const { density } = choices;
  const columns = useColumns();
  const areColumns = columns.areShown;
  // In these layouts the open order covers the list, so the detail needs a back button.
  const isOver = isNarrow || areColumns === true;
  const listed = useListedOrders(choices);
  const { isLoaded } = listed;
  const { act, cancelled, closeCancel } = useOrderActions();
  const { isHelpOpen, openHelp, closeHelp } = useHelp();
  const searchRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<ListHandle>(null);
  const panesRef = useRef<HTMLDivElement>(null);
  useFrameScrollsFirst(panesRef);

  useEffect(
    () => (isLoaded ? foldAhead(store.getView().board.orders.values()) : undefined),
    [isLoaded, store],
  );

  const leave = useCallback(() => selection.leave(isOver), [selection, isOver]);

  const open = useCallback(
    (orderId: number) => {
      selection.select(orderId);
      listRef.current?.show(orderId);
    },
    [selection],
  );

  const run = useBoardCommands({
    store,
    undo,
    choices,
    listed,
    selection,
    isNarrow: isOver,
    list: listRef,
    search: searchRef,
    onHelp: openHelp,
    onLeave: leave,
    onAction: act,
  });
  useBoardKeys(run, selection.get, useShowResting(store));
  useStoredFocus();
  useEffect(() => rowHold.clear, []);

  return (
    <OrderSelectionContext value={selection}>
      <OrderActionContext value={act}>
        <div className={`fill ${classes.screen}`}>
          <div className={`fill ${classes.board}`}>
            <ListPane isNarrow={isNarrow}>
              {banners}
              <BoardToolbar
                choices={choices}
                late={listed.late}
                searchRef={searchRef}
                onOpen={open}
                onHelp={openHelp}
                columns={columns}
                estimate={estimate}
                sound={sound}
              />
            </ListPane>
            <div ref={panesRef} className={classes.panes}>
              <ListPane isNarrow={isNarrow} className={areColumns ? classes.columns : classes.list}>
                <Found choices={choices} listed={listed} onOpen={selection.select}>
                  <ListFace
                    listed={listed}
                    areColumns={areColumns === true}
                    onQuery={choices.onQuery}
                    onFilters={choices.onFilters}
                    density={density}
                    handle={listRef}
                    onOpen={selection.select}
                    onToggle={choices.onToggle}
                  />
                </Found>
              </ListPane>
              <DetailPane isOver={isOver} onBack={leave} />
            </div>
            <Suspense fallback={null}>
              {cancelled ? (
                <CancelDialog
                  order={cancelled}
                  onCancel={(choice) => commands.cancel(cancelled, choice)}
                  onClose={closeCancel}
                />
              ) : null}
              {isHelpOpen ? <KeyboardHelp onClose={closeHelp} /> : null}
            </Suspense>
          </div>
        </div>
      </OrderActionContext>
    </OrderSelectionContext>
  );
}

function useHelp() {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = useCallback(() => {
    restKeys();
    void openWhenLoaded(loadKeyboardHelp, () => setHelpOpen(true));
  }, []);
  return { isHelpOpen, openHelp, closeHelp: () => setHelpOpen(false) };
}

/** Shows that a key press was refused, because the keys for the order's steps pause after each step. */
function useShowResting(store: BoardStore) {
  return useCallback(
    (orderId: number) => {
      const order = orderIn(store.getView(), orderId);
      if (order) showRefused(order, true);
    },
    [store],
  );
}

interface FoundProps {
  choices: ListChoices;
  listed: ListedOrders;
  onOpen: (orderId: number) => void;
  children: ReactNode;
}

/** The list. Above it: the search and filters that hide orders. Below it: older orders that match the search. */
function Found({ choices: { filters, onQuery, onFilters }, listed, onOpen, children }: FoundProps) {
  const showAll = useCallback(() => {
    onQuery('');
    onFilters(noFilters);
  }, [onQuery, onFilters]);
  const marks = useBoard((view) => view.marks);
  const hidden = hiddenOrders(listed, marks);
  return (
    <>
      {listed.filters.size > 0 ? <activeFilters.Part filters={filters} onFilters={onFilters} /> : null}
      {hidden === null ? null : <hiddenNewBar.Part {...hidden} onShow={showAll} />}
      {children}
      {listed.query.trim() === '' ? null : <pastOrders.Part query={listed.query} onOpen={onOpen} />}
    </>
  );
}

/** Pending orders that the list hides: they ring, so people must be able to find them. */
function hiddenOrders({ filters, query, all, found, shown }: ListedOrders, marks: BoardView['marks']) {
  if (filters.size > 0)
    return { count: found.pending.length - shown.pending.length, words: filterTexts.hiddenNew };
  if (query.trim() === '') return null;
  // A search hides other orders on purpose; only arrivals since then are reported.
  const isNew = ({ orderId }: OrderCard) => marks.get(orderId)?.kind === 'new';
  const hidden = all.pending.filter((order) => isNew(order) && !found.pending.includes(order));
  return { count: hidden.length, words: filterTexts.hiddenBySearch };
}
