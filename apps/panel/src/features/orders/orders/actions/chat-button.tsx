import { canChat } from '@comanda/domain/orders/chat/can-chat';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { ActionButton } from '@comanda/ui/button/action-button.tsx';
import { IconMessageCircle } from '@tabler/icons-react';
import { openChat } from '../../../../shared/chat/open-chats.ts';
import { monotonicNow } from '../../../../shared/clock/monotonic-now.ts';
import { useMay } from '../../../../shared/session/may.tsx';
import { capOf } from '../keyboard/key-table.ts';
import { useLiveOrders } from '../live-orders-context.ts';
import { chatTexts } from '../texts.ts';
import classes from './chat-button.module.css';

/**
 * Button that opens the conversation with the customer, with the count of unread messages. Renders nothing if
 * the order can have no conversation.
 */
export function ChatButton({ order }: { order: OrderCard }) {
  const { store } = useLiveOrders();
  const may = useMay();
  if (!may('orders.chat')) return null;
  if (!canChat(order, monotonicNow() + store.getView().board.clockOffsetMs)) return null;
  return (
    <ActionButton
      kind="tool"
      label={chatTexts.chat}
      icon={<IconMessageCircle size={20} stroke={1.75} aria-hidden="true" />}
      aria-keyshortcuts={capOf('chat')}
      onClick={() => openChat(order.orderId)}
    >
      {order.chatUnread > 0 ? (
        <>
          <span className={classes.count} aria-hidden="true">
            {order.chatUnread}
          </span>
          <span data-spoken>, {chatTexts.unread(order.chatUnread)}</span>
        </>
      ) : null}
    </ActionButton>
  );
}
