import type { OrderCancellation, OrderCard } from '@comanda/domain/orders/orders/order';
import { Button } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { useOrder } from '../detail/use-order.ts';
import { cancelTexts } from '../late-texts.ts';
import classes from './cancel-dialog.module.css';

interface TooLateProps {
  order: OrderCard;
  /** True: the person had already chosen a reason. This reason is not sent. */
  hadChosen: boolean;
  onClose: () => void;
}

/** Shown if another user cancelled the order first: names that user, and shows the text that the customer got. */
export function TooLate({ order, hadChosen, onClose }: TooLateProps) {
  const cancellation = useOrder(order.orderId).order?.cancellation;
  const text = cancellation
    ? cancelTexts.alreadyBy(whoCancelled(cancellation), cancellation.reasonText)
    : cancelTexts.already;
  return (
    <Dialog
      opened
      title={cancelTexts.title}
      onClose={onClose}
      width={520}
      actions={<Button onClick={onClose}>{cancelTexts.close}</Button>}
    >
      <div className="stack-14">
        <p className="long-words">{cancelTexts.which(`#${order.code}`, order.customerName)}</p>
        <p role="alert" className={classes.late}>
          {order.status === 'delivered' ? cancelTexts.closed : text}
        </p>
        {hadChosen && order.status !== 'delivered' ? <p>{cancelTexts.notYours}</p> : null}
      </div>
    </Dialog>
  );
}

function whoCancelled({ actorName, by }: OrderCancellation): string {
  return actorName ?? cancelTexts.unnamed[by];
}
