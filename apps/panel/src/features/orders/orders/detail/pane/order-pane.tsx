import { ApiError } from '@comanda/client/api/api-error.ts';
import { Button } from '@comanda/ui/button/button.tsx';
import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect } from 'react';
import { detailTexts } from '../../late-texts.ts';
import { useBoard, useLiveOrders } from '../../live-orders-context.ts';
import { texts } from '../../texts.ts';
import { DetailBody } from '../detail-body.tsx';
import { DetailHeader } from '../detail-header.tsx';
import { DetailBodySkeleton, DetailHeaderSkeleton } from '../detail-skeleton.tsx';
import { useOrder } from '../use-order.ts';
import classes from './order-pane.module.css';

interface OrderPaneProps {
  orderId: number;
  /** Returns to the list; set only if the pane hides the list. */
  onBack?: () => void;
}

/** One complete order. Data that the board has are shown immediately, all other data after they have loaded. */
export function OrderPane({ orderId, onBack }: OrderPaneProps) {
  const { order, card, error, refetch, isFetching } = useOrder(orderId);
  const { store } = useLiveOrders();
  const isUnanswered = useBoard((view) => view.unanswered.has(orderId));
  const shown = order ?? card;

  // Opening an order removes its highlight.
  useEffect(() => store.unmark(orderId), [store, orderId]);

  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <section
      className={`stack-16 ${classes.pane}`}
      aria-label={shown ? detailTexts.region(`#${shown.code}`) : detailTexts.none}
    >
      {onBack ? (
        <Button
          variant="subtle"
          className={classes.back}
          icon={<IconArrowLeft size={20} aria-hidden="true" />}
          onClick={onBack}
        >
          {detailTexts.back}
        </Button>
      ) : null}
      {shown ? <DetailHeader order={shown} /> : error ? null : <DetailHeaderSkeleton />}
      {isUnanswered ? (
        <p className={`toned ${classes.unanswered}`} data-tone="late" role="alert">
          {detailTexts.unanswered}
        </p>
      ) : null}
      {order ? (
        <DetailBody order={order} />
      ) : error ? (
        <ErrorState
          title={isMissing ? detailTexts.notFound : detailTexts.failed}
          onRetry={isMissing ? undefined : () => void refetch()}
          isRetrying={isFetching}
          correlationId={
            error instanceof ApiError && !isMissing ? (error.correlationId ?? undefined) : undefined
          }
        >
          {isMissing ? undefined : error instanceof ApiError ? error.message : texts.offline}
        </ErrorState>
      ) : (
        <DetailBodySkeleton />
      )}
    </section>
  );
}
