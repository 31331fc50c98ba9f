import { BOARD_SECTIONS, type BoardSection } from '@comanda/domain/orders/orders/board';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { toast } from '@comanda/ui/toast/toast.ts';
import { flushSync } from 'react-dom';
import { paletteOpening } from '../../../../shared/palette/palette-opening.ts';
import { mayNow } from '../../../../shared/session/may.tsx';
import { actionsFor } from '../actions-for.ts';
import { silenceOrRing } from '../attention/silence-or-ring.ts';
import { noFilters, toggled } from '../filters/order-filters.ts';
import { type BoardCommand, capOf, type OrderCommand } from '../keyboard/key-table.ts';
import { orderIdsOf } from '../list/board-rows.ts';
import { focusCard, focusedOrderId, focusSection } from '../list/focus-card.ts';
import { actionTexts, emptySectionTexts } from '../texts.ts';
import { orderIn } from './board-store.ts';
import type { OpenBoard } from './open-board.ts';

/** The open order; null if no order is open. */
export function selectedOrder({ selection, store }: OpenBoard): OrderCard | null {
  const selectedId = selection.get();
  return (selectedId === null ? undefined : orderIn(store.getView(), selectedId)) ?? null;
}

/** The open order's button for a command. Buttons of other features are found by their keyboard shortcut. */
function inDetail(command: OrderCommand): HTMLElement | null {
  return document.querySelector(
    `[data-order-detail] [aria-keyshortcuts="${capOf(command)}"]:not(:disabled, [aria-disabled="true"])`,
  );
}

/** True when the open order has a button for this command. */
export function isOffered(command: OrderCommand): boolean {
  return inDetail(command) !== null;
}

function goTo({ isNarrow, selection, list }: OpenBoard, orderId: number): void {
  // On a wide screen the detail beside the list shows this order. On a narrow screen only the focus moves.
  if (!isNarrow) flushSync(() => selection.select(orderId));
  list.current?.show(orderId);
  focusCard(orderId);
}

/** Opens an order's detail; on a wide screen also scrolls to its card. */
export function openOrder(board: OpenBoard, orderId: number): void {
  if (board.isNarrow) board.selection.select(orderId);
  else goTo(board, orderId);
}

function move(board: OpenBoard, step: -1 | 1): void {
  const { isNarrow, selection, listed } = board;
  if (isNarrow && selection.get() !== null) return;
  const walk = orderIdsOf(listed.rows);
  const from = isNarrow ? focusedOrderId() : selection.get();
  const at = from === null ? -1 : walk.indexOf(from);
  const next = walk[at === -1 ? 0 : at + step];
  if (next !== undefined) goTo(board, next);
}

function openSection({ listed, choices }: OpenBoard, section: BoardSection): void {
  if (listed.closed.has(section)) choices.onToggle(section);
}

function jump(board: OpenBoard, section: BoardSection): void {
  if (board.isNarrow && board.selection.get() !== null) return;
  openSection(board, section);
  // Prefers an order that is not late, because late orders are in a separate group above.
  const orders = board.listed.shown[section];
  const first =
    orders.find(({ orderId }) => section === 'pending' || !board.listed.late.has(orderId)) ?? orders[0];
  if (first) {
    goTo(board, first.orderId);
    return;
  }
  board.list.current?.show(section);
  focusSection(section);
}

function goToNextPending(board: OpenBoard): void {
  const ids = board.listed.shown.pending.map(({ orderId }) => orderId);
  const selectedId = board.selection.get();
  const at = ids.indexOf(selectedId ?? focusedOrderId() ?? 0);
  const next = ids[(at + 1) % ids.length];
  if (next === undefined) {
    toast.info(emptySectionTexts.pending);
    return;
  }
  openSection(board, 'pending');
  if (selectedId === null) goTo(board, next);
  else openOrder(board, next);
}

function goBack({ isNarrow, selection, choices, onLeave }: OpenBoard): void {
  const selectedId = selection.get();
  if (isNarrow && selectedId !== null) onLeave();
  else if (choices.query) choices.onQuery('');
  else if (selectedId !== null) focusCard(selectedId);
}

function act(board: OpenBoard, command: OrderCommand): void {
  const order = selectedOrder(board);
  const offered =
    order && actionsFor(order, mayNow).find(({ action }) => actionTexts[action].command === command);
  if (order && offered) board.onAction(order.orderId, offered);
}

const doers: Record<BoardCommand, (board: OpenBoard, key: string) => void> = {
  accept: (board) => act(board, 'accept'),
  advance: (board) => act(board, 'advance'),
  deliver: (board) => act(board, 'deliver'),
  cancel: (board) => act(board, 'cancel'),
  undo: (board) => board.undo(board.selection.get()),
  print: () => inDetail('print')?.click(),
  chat: () => inDetail('chat')?.click(),
  courier: () => inDetail('courier')?.click(),
  address: () => inDetail('address')?.click(),
  previous: (board) => move(board, -1),
  next: (board) => move(board, 1),
  'next-pending': goToNextPending,
  jump: (board, key) => {
    const section = BOARD_SECTIONS[Number(key) - 1];
    if (section) jump(board, section);
  },
  open: () => document.querySelector<HTMLElement>('[data-order-heading]')?.focus(),
  back: goBack,
  search: (board) => board.search.current?.focus(),
  filters: () => document.querySelector<HTMLElement>('[data-filters]')?.click(),
  'only-late': (board) => board.choices.onFilters(toggled(board.choices.filters, 'late')),
  'clear-filters': (board) => board.choices.onFilters(noFilters),
  density: (board) => board.choices.onDensity(),
  silence: silenceOrRing,
  palette: paletteOpening.open,
  help: (board) => board.onHelp(),
};

/** Runs the command of a key or of a palette line; `key` matters for commands with several keys. */
export function runBoardCommand(board: OpenBoard, command: BoardCommand, key: string): void {
  doers[command](board, key);
}
