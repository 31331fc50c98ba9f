import { IconChevronRight } from '@tabler/icons-react';
import { useContext } from 'react';
import { OrderSelectionContext } from '../../board/selection.ts';
import { detailTexts } from '../../late-texts.ts';
import { Countdown } from '../../list/card/countdown.tsx';
import { useBoard } from '../../live-orders-context.ts';
import { cardTexts } from '../../texts.ts';
import classes from './next-pending.module.css';

/** Button that opens the next pending order from the open order. */
export function NextPending({ orderId }: { orderId: number }) {
  const selection = useContext(OrderSelectionContext);
  const next = useBoard(({ sections }) => {
    const at = sections.pending.findIndex((order) => order.orderId === orderId);
    return sections.pending[at + 1] ?? (at > 0 ? sections.pending[0] : undefined);
  });
  if (!next || !selection) return null;
  return (
    <button
      type="button"
      className={classes.next}
      data-tone="pending"
      onClick={() => selection.select(next.orderId)}
    >
      {detailTexts.nextPending} <strong>#{next.code}</strong>
      <Countdown waiting={next} deadline={next.acceptBy} label={cardTexts.acceptWithin} />
      <IconChevronRight size={18} stroke={2} aria-hidden="true" />
    </button>
  );
}
