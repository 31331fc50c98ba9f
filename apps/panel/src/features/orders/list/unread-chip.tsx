import type { OrderCard } from '@comanda/domain/orders/order';
import { IconMessageCircle } from '@tabler/icons-react';
import { Chip } from '../../../ui/label/chip.tsx';
import { chatTexts } from '../texts.ts';
import { unreadOf } from './unread-of.ts';

/** How many messages of the customer nobody has read; nothing when there are none. */
export function UnreadChip({ order }: { order: OrderCard }) {
  const count = unreadOf(order);
  if (count === 0) return null;
  return (
    <Chip tone="late" icon={<IconMessageCircle size={14} stroke={1.75} />}>
      {chatTexts.unread(count)}
    </Chip>
  );
}
