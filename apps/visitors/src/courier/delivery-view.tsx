import type { OwnDelivery } from '@comanda/contract/orders/courier/own-courier.calls';
import { formatMoney } from '@comanda/web/formats/format-money';
import { useState } from 'react';
import { CallLink } from '../shared/call-link.tsx';
import { joinAmounts } from '../shared/formats.ts';
import styles from './courier-page.module.css';
import { texts } from './texts.ts';

interface Props {
  delivery: OwnDelivery;
  onMove: (step: 'picked-up' | 'delivered') => Promise<void>;
  onNewCode: () => void;
}

/** Phones open this address in a map app; browsers show the route. */
function mapLink({ latitude, longitude, address }: OwnDelivery): string {
  const destination = latitude === null || longitude === null ? address : `${latitude},${longitude}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

/** Address, customer, amount to charge, and the next step. */
export function DeliveryView({ delivery, onMove, onNewCode }: Props) {
  if (delivery.status === 'finished') {
    return (
      <section className={styles.card}>
        <h1 className={styles.done}>{texts.done}</h1>
        <p>{texts.doneText}</p>
        <button type="button" className={styles.quiet} onClick={onNewCode}>
          {texts.newCode}
        </button>
      </section>
    );
  }
  const isWaiting = delivery.status === 'waiting-collect';
  return (
    <>
      <header className={styles.head}>
        <h1>{isWaiting ? texts.goToStore : texts.goToCustomer}</h1>
        <p>
          {delivery.storeName} · <strong>{texts.order(delivery.orderCode)}</strong>
        </p>
      </header>
      <section className={styles.card}>
        <h2>{texts.deliverTo}</h2>
        <p className={styles.customer}>{delivery.customerName}</p>
        <p className={styles.address}>{delivery.address}</p>
        {delivery.lacksNumber ? <p className={styles.address}>{texts.noNumber}</p> : null}
        {delivery.complement && !delivery.address.includes(delivery.complement) ? (
          <p className={styles.address}>{delivery.complement}</p>
        ) : null}
        {delivery.reference ? (
          <p>
            {texts.reference}: {delivery.reference}
          </p>
        ) : null}
        <a className={styles.quiet} href={mapLink(delivery)} target="_blank" rel="noopener noreferrer">
          {texts.map}
        </a>
        {delivery.customerPhone === null ? null : (
          <CallLink phone={delivery.customerPhone} words={texts.callCustomer} />
        )}
      </section>
      <section className={styles.card} data-charge={delivery.chargeCents > 0 ? '' : undefined}>
        <p className={styles.charge}>
          {delivery.chargeCents > 0 ? texts.charge(formatMoney(delivery.chargeCents)) : texts.nothingToCharge}
        </p>
        {delivery.chargeCents > 0 ? <p>{joinAmounts(delivery.paymentSummary)}</p> : null}
      </section>
      {delivery.storePhone === null ? null : (
        <section className={styles.card}>
          <p>{texts.problem}</p>
          <CallLink phone={delivery.storePhone} words={texts.callStore} />
        </section>
      )}
      <NextStep key={delivery.status} isWaiting={isWaiting} onMove={onMove} />
    </>
  );
}

/** Delivery cannot be undone, so the button asks for confirmation once. */
function NextStep({ isWaiting, onMove }: { isWaiting: boolean; onMove: Props['onMove'] }) {
  const [isPromptOpen, setPromptOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const move = async (step: 'picked-up' | 'delivered') => {
    setBusy(true);
    await onMove(step);
    setBusy(false);
  };
  if (isPromptOpen) {
    return (
      <section className={styles.card} role="alert">
        <p>{texts.sure}</p>
        <button
          type="button"
          className={styles.primary}
          disabled={isBusy}
          onClick={() => void move('delivered')}
        >
          {texts.sureYes}
        </button>
        <button type="button" className={styles.quiet} disabled={isBusy} onClick={() => setPromptOpen(false)}>
          {texts.sureNo}
        </button>
      </section>
    );
  }
  return (
    <button
      type="button"
      className={styles.primary}
      disabled={isBusy}
      onClick={() => (isWaiting ? void move('picked-up') : setPromptOpen(true))}
    >
      {isWaiting ? texts.pickedUp : texts.delivered}
    </button>
  );
}
