import { BOARD_SECTIONS, type BoardSection } from '@comanda/domain/orders/board';
import type { OrderCard } from '@comanda/domain/orders/order';
import { toast } from '@comanda/ui/toast/toast.ts';
import { flushSync } from 'react-dom';
import { paletteOpening } from '../../shared/palette/palette-opening.ts';
import { mayNow } from '../../shared/session/may.tsx';
import { actionsFor } from './actions-for.ts';
import { silenceOrRing } from './attention/silence-or-ring.ts';
import type { BoardDesk } from './board-desk.ts';
import { orderIn } from './board-store.ts';
import { noFilters, toggled } from './filters/order-filters.ts';
import { type BoardCommand, capOf, type OrderCommand } from './keyboard/key-table.ts';
import { orderIdsOf } from './list/board-rows.ts';
import { focusCard, focusedOrderId, focusSection } from './list/focus-card.ts';
import { actionTexts, emptySectionTexts } from './texts.ts';

/** The order that is open; null when none is. */
export function selectedOrder({ selection, store }: BoardDesk): OrderCard | null {
  const selectedId = selection.get();
  return (selectedId === null ? undefined : orderIn(store.getView(), selectedId)) ?? null;
}

/** What the open order offers under a key: what other features put there has no other name here. */
function inDetail(command: OrderCommand): HTMLElement | null {
  return document.querySelector(
    `[data-order-detail] [aria-keyshortcuts="${capOf(command)}"]:not(:disabled, [aria-disabled="true"])`,
  );
}

/** True when the open order has a button for this. */
export function isOffered(command: OrderCommand): boolean {
  return inDetail(command) !== null;
}

function goTo({ isNarrow, selection, list }: BoardDesk, orderId: number): void {
  // On a wide screen the detail stands beside the list and follows; on a narrow one only the focus moves.
  if (!isNarrow) flushSync(() => selection.select(orderId));
  list.current?.show(orderId);
  focusCard(orderId);
}

/** Opens an order's detail, and on a wide screen shows its card. */
export function openOrder(desk: BoardDesk, orderId: number): void {
  if (desk.isNarrow) desk.selection.select(orderId);
  else goTo(desk, orderId);
}

function move(desk: BoardDesk, step: -1 | 1): void {
  const { isNarrow, selection, listed } = desk;
  if (isNarrow && selection.get() !== null) return;
  const walk = orderIdsOf(listed.rows);
  const from = isNarrow ? focusedOrderId() : selection.get();
  const at = from === null ? -1 : walk.indexOf(from);
  const next = walk[at === -1 ? 0 : at + step];
  if (next !== undefined) goTo(desk, next);
}

function openSection({ listed, choices }: BoardDesk, section: BoardSection): void {
  if (listed.closed.has(section)) choices.onToggle(section);
}

function jump(desk: BoardDesk, section: BoardSection): void {
  if (desk.isNarrow && desk.selection.get() !== null) return;
  openSection(desk, section);
  // What is late stands above, with its own.
  const orders = desk.listed.shown[section];
  const first =
    orders.find(({ orderId }) => section === 'pending' || !desk.listed.late.has(orderId)) ?? orders[0];
  if (first) {
    goTo(desk, first.orderId);
    return;
  }
  desk.list.current?.show(section);
  focusSection(section);
}

function goToNextPending(desk: BoardDesk): void {
  const ids = desk.listed.shown.pending.map(({ orderId }) => orderId);
  const selectedId = desk.selection.get();
  const at = ids.indexOf(selectedId ?? focusedOrderId() ?? 0);
  const next = ids[(at + 1) % ids.length];
  if (next === undefined) {
    toast.info(emptySectionTexts.pending);
    return;
  }
  openSection(desk, 'pending');
  if (selectedId === null) goTo(desk, next);
  else openOrder(desk, next);
}

function goBack({ isNarrow, selection, choices, onLeave }: BoardDesk): void {
  const selectedId = selection.get();
  if (isNarrow && selectedId !== null) onLeave();
  else if (choices.query) choices.onQuery('');
  else if (selectedId !== null) focusCard(selectedId);
}

function act(desk: BoardDesk, command: OrderCommand): void {
  const order = selectedOrder(desk);
  const offered =
    order && actionsFor(order, mayNow).find(({ action }) => actionTexts[action].command === command);
  if (order && offered) desk.onAction(order.orderId, offered);
}

const doers: Record<BoardCommand, (desk: BoardDesk, key: string) => void> = {
  accept: (desk) => act(desk, 'accept'),
  advance: (desk) => act(desk, 'advance'),
  deliver: (desk) => act(desk, 'deliver'),
  cancel: (desk) => act(desk, 'cancel'),
  undo: (desk) => desk.undo(desk.selection.get()),
  print: () => inDetail('print')?.click(),
  chat: () => inDetail('chat')?.click(),
  courier: () => inDetail('courier')?.click(),
  address: () => inDetail('address')?.click(),
  previous: (desk) => move(desk, -1),
  next: (desk) => move(desk, 1),
  'next-pending': goToNextPending,
  jump: (desk, key) => {
    const section = BOARD_SECTIONS[Number(key) - 1];
    if (section) jump(desk, section);
  },
  open: () => document.querySelector<HTMLElement>('[data-order-heading]')?.focus(),
  back: goBack,
  search: (desk) => desk.search.current?.focus(),
  filters: () => document.querySelector<HTMLElement>('[data-filters]')?.click(),
  'only-late': (desk) => desk.choices.onFilters(toggled(desk.choices.filters, 'late')),
  'clear-filters': (desk) => desk.choices.onFilters(noFilters),
  density: (desk) => desk.choices.onDensity(),
  silence: silenceOrRing,
  palette: paletteOpening.open,
  help: (desk) => desk.onHelp(),
};

/** Does what a key or a line of the palette stands for; `key` tells the keys of one command apart. */
export function runBoardCommand(desk: BoardDesk, command: BoardCommand, key: string): void {
  doers[command](desk, key);
}
