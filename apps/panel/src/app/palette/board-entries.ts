import { BOARD_SECTIONS, SECTION_TITLES, statusLabel } from '@comanda/domain/orders/orders/board';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { formatMoney } from '@comanda/web/formats/format-money';
import {
  IconBellOff,
  IconBolt,
  IconFilter,
  IconFilterOff,
  IconKeyboard,
  IconLayoutList,
  IconList,
  IconMoped,
  IconPaperBag,
  IconPlayerTrackNext,
} from '@tabler/icons-react';
import { actionsFor } from '../../features/orders/orders/actions-for.ts';
import {
  isOffered,
  runBoardCommand,
  selectedOrder,
} from '../../features/orders/orders/board/board-commands.ts';
import { type OpenBoard, openBoard } from '../../features/orders/orders/board/open-board.ts';
import { ORDER_FILTERS, toggled } from '../../features/orders/orders/filters/order-filters.ts';
import { filterTexts } from '../../features/orders/orders/filters/texts.ts';
import {
  type BoardCommand,
  capsOf,
  type OrderCommand,
} from '../../features/orders/orders/keyboard/key-table.ts';
import { keyWords } from '../../features/orders/orders/keyboard/key-words.ts';
import { actionTexts } from '../../features/orders/orders/texts.ts';
import { mayNow } from '../../shared/session/may.tsx';
import type { MenuIcon } from '../frame/menu-icons.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { paletteTexts } from './texts.ts';

/** Orders of the day, pending orders first. The palette matches the same words as the search box. */
export function orderEntries(orders: readonly OrderCard[], open: (orderId: number) => void): PaletteEntry[] {
  return orders.map((order) => ({
    id: `order:${order.orderId}`,
    group: 'orders',
    label: `#${order.code} · ${order.customerName}`,
    detail: `${statusLabel(order)} · ${formatMoney(order.totalCents)}`,
    search: `${(order.customerPhone ?? '').replace(/\D/g, '').slice(-4)} ${order.searchText}`,
    Icon: order.fulfilment === 'pickup' ? IconPaperBag : IconMoped,
    run: () => open(order.orderId),
  }));
}

/** Looks the board up late: the command runs on the board that is open when the user chooses the entry. */
function run(command: BoardCommand, key = ''): void {
  const board = openBoard();
  if (board) runBoardCommand(board, command, key);
}

const fromOtherFeatures: readonly OrderCommand[] = ['undo', 'print', 'chat', 'courier', 'address'];

/** Available actions of the order that is open on the board. */
function selectedOrderEntries(board: OpenBoard): PaletteEntry[] {
  const order = selectedOrder(board);
  if (!order) return [];
  const actions = actionsFor(order, mayNow).filter(({ isEnabled }) => isEnabled);
  const others = fromOtherFeatures.filter((command) => isOffered(command));
  return [
    ...actions.map(({ action }): PaletteEntry => {
      const { label, command } = actionTexts[action];
      return {
        id: `act:${action}`,
        group: 'order',
        label: `${label} #${order.code}`,
        caps: capsOf(command),
        Icon: IconBolt,
        run: () => run(command),
      };
    }),
    ...others.map(
      (command): PaletteEntry => ({
        id: `act:${command}`,
        group: 'order',
        label: keyWords[command],
        detail: `#${order.code}`,
        caps: capsOf(command),
        Icon: IconBolt,
        run: () => run(command),
      }),
    ),
  ];
}

export function boardEntries(board: OpenBoard): PaletteEntry[] {
  const shown = (command: BoardCommand, Icon: MenuIcon, label = keyWords[command]): PaletteEntry => ({
    id: `board:${command}`,
    group: 'list',
    label,
    caps: capsOf(command),
    Icon,
    run: () => run(command),
  });
  return [
    ...selectedOrderEntries(board),
    shown('next-pending', IconPlayerTrackNext),
    shown(
      'density',
      IconLayoutList,
      board.choices.density === 'compact' ? filterTexts.comfortable : filterTexts.compact,
    ),
    ...(board.choices.filters.size > 0 ? [shown('clear-filters', IconFilterOff)] : []),
    ...ORDER_FILTERS.map((filter): PaletteEntry => {
      const name = filterTexts.label[filter];
      return {
        id: `filter:${filter}`,
        group: 'list',
        label: board.choices.filters.has(filter) ? paletteTexts.unfilter(name) : paletteTexts.filter(name),
        Icon: IconFilter,
        run: () => board.choices.onFilters(toggled(board.choices.filters, filter)),
      };
    }),
    ...BOARD_SECTIONS.map(
      (section, place): PaletteEntry => ({
        id: `section:${section}`,
        group: 'list',
        label: paletteTexts.goTo(SECTION_TITLES[section]),
        caps: [String(place + 1)],
        Icon: IconList,
        run: () => run('jump', String(place + 1)),
      }),
    ),
    shown('silence', IconBellOff),
    shown('help', IconKeyboard, paletteTexts.help),
  ];
}
