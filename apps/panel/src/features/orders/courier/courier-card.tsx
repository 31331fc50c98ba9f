import { courierOffer } from '@comanda/domain/orders/courier/courier-actions';
import type { CourierRequestStatus, OrderCourier } from '@comanda/domain/orders/orders/courier-request';
import type { OrderDetail } from '@comanda/domain/orders/orders/order';
import { Button } from '@comanda/ui/button/button.tsx';
import { safeHref } from '@comanda/ui/carousel/safe-href.ts';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import type { Tone } from '@comanda/ui/tone.ts';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconExternalLink, IconMoped } from '@tabler/icons-react';
import { useMay } from '../../../shared/session/may.tsx';
import classes from './courier-card.module.css';
import { CourierPersonRows } from './courier-person.tsx';
import { CourierSteps } from './courier-steps.tsx';
import { LinkCode } from './link-code.tsx';
import { CourierProblem } from './problem/courier-problem.tsx';
import { openRequest } from './request/open-request.ts';
import { courierCardTexts, courierTexts, ownSearchText, requestStatusTexts } from './texts.ts';
import { useCancelCourier } from './use-cancel-courier.ts';

const tones: Record<CourierRequestStatus, Tone> = {
  asking: 'pending',
  searching: 'pending',
  'waiting-collect': 'accepted',
  'with-delivery': 'sent',
  returning: 'late',
  returned: 'late',
  finished: 'delivered',
  cancelled: 'cancelled',
  rejected: 'late',
};

function whatItCosts({ kind, areaName, priceCents }: OrderCourier): string {
  if (kind === 'own') return courierCardTexts.own;
  return [areaName, priceCents === null ? null : formatMoney(priceCents)].filter(Boolean).join(' · ');
}

/** The order's last courier: name, status, price and possible actions. */
export function CourierCard({ order }: { order: OrderDetail }) {
  const { cancel, isCancelling } = useCancelCourier(order);
  const may = useMay();
  const { courier } = order;
  if (courier === null) return null;
  const offered = courierOffer(order);
  const offer = may('orders.request-courier')
    ? offered
    : { ...offered, mayRequest: false, mayCancelSearch: false, mayCallOff: false };
  const mayCancel = offer.mayCancelSearch || offer.mayCallOff;
  const isOver = ['returned', 'cancelled', 'rejected'].includes(courier.status);
  const tracking = isOver ? null : safeHref(courier.trackingUrl, window.location.origin);
  const isBusy = isCancelling || courier.isCancelling;
  const { orderId, code, customerName, district, districtId } = order;
  return (
    <section className={`stack-10 card ${classes.card}`} aria-label={courierCardTexts.title}>
      <h3 className={classes.head}>{courierCardTexts.title}</h3>
      <p className={`row wraps ${classes.state}`}>
        <StatusLabel tone={tones[courier.status]} icon={<IconMoped size={16} stroke={1.75} />}>
          {courier.kind === 'own' && courier.status === 'searching'
            ? ownSearchText
            : requestStatusTexts[courier.status]}
        </StatusLabel>
        <span className={`long-words ${classes.cost}`}>{whatItCosts(courier)}</span>
      </p>
      {courier.note ? (
        <p className={`text-15 ${classes.note}`}>{courierCardTexts.reason(courier.note)}</p>
      ) : null}
      <CourierProblem order={order} />
      {courier.person && !isOver ? <CourierPersonRows person={courier.person} /> : null}
      {order.courierLinkCode !== null && courier.status === 'searching' ? (
        <LinkCode
          code={order.courierLinkCode}
          onCancel={offer.mayCancelSearch ? cancel : undefined}
          isCancelling={isBusy}
        />
      ) : null}
      <div className={`row wraps ${classes.actions}`}>
        {tracking ? (
          <a className={classes.track} href={tracking} target="_blank" rel="noreferrer">
            <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />
            {courierCardTexts.track}
          </a>
        ) : null}
        {isOver && offer.mayRequest ? (
          <Button
            variant="default"
            icon={<IconMoped size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => openRequest.open({ orderId, code, customerName, district, districtId })}
          >
            {courierCardTexts.again}
          </Button>
        ) : null}
        {mayCancel && (order.courierLinkCode === null || !offer.mayCancelSearch) ? (
          <Button variant="default" className={classes.cancel} isBusy={isBusy} onClick={cancel}>
            {isBusy ? courierTexts.cancelling : courierTexts.cancel}
          </Button>
        ) : null}
      </div>
      <CourierSteps orderId={orderId} version={order.version} />
    </section>
  );
}
