import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { openAdjustment } from '../../features/orders/addresses/open-adjustment.ts';
import type { OrderSlots } from '../../features/orders/orders/order-slots.ts';
import { PrintAlarm, printButton, printedJobs } from '../printing/print-parts.tsx';

const courierButton = createLazyPart(
  async () => (await import('../../features/orders/courier/courier-button.tsx')).CourierButton,
);
const courierCard = createLazyPart(
  async () => (await import('../../features/orders/courier/courier-card.tsx')).CourierCard,
);
const courierRow = createLazyPart(
  async () => (await import('../../features/orders/courier/courier-row.tsx')).CourierRow,
);
const courierRequest = createLazyPart(
  async () => (await import('../../features/orders/courier/request/request-host.tsx')).CourierRequestHost,
);
const addressTools = createLazyPart(
  async () => (await import('../../features/orders/addresses/address-tools.tsx')).AddressTools,
);
const addressAdjustment = createLazyPart(
  async () => (await import('../../features/orders/addresses/adjustment-host.tsx')).AddressAdjustmentHost,
);

const courierProblem = createLazyPart(
  async () => (await import('../../features/orders/courier/problem/courier-problem.tsx')).CourierProblem,
);
const pauseOffer = createLazyPart(
  async () => (await import('../../features/store/store/pause/pause-offer.tsx')).PauseOffer,
);

/** The parts of couriers, addresses and printing in an order; loaded with the first order that needs them. */
export const orderSlots: OrderSlots = {
  Buttons: ({ order }) => (
    <>
      {order.fulfilment === 'pickup' || !order.canUseCourier ? null : (
        <courierButton.Part order={order} onAdjustAddress={openAdjustment.open} />
      )}
      <printButton.Part order={order} />
    </>
  ),
  Cards: ({ order }) => (
    <>
      {order.courier === null ? null : <courierCard.Part order={order} />}
      {order.printState === 'none' ? null : <printedJobs.Part order={order} />}
    </>
  ),
  Address: ({ order }) => (order.addressId === null ? null : <addressTools.Part order={order} />),
  Row: courierRow.Part,
  PrintAlarm,
  CourierProblem: courierProblem.Part,
  PauseOffer: pauseOffer.Part,
};

/** Dialogs that stay open even if the buttons that opened them disappear. */
export function OrderDialogs() {
  return (
    <>
      <courierRequest.Part onAdjustAddress={openAdjustment.open} />
      <addressAdjustment.Part />
    </>
  );
}
