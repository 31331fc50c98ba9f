import { formatPostalCode } from '@comanda/domain/kit/places/postal-code';
import { districtOf, houseOf } from '@comanda/domain/orders/addresses/address-lines';
import { DIGITAL_MENU, type OrderDetail } from '@comanda/domain/orders/orders/order';
import { labelledTexts, type OrderAddress } from '@comanda/domain/orders/orders/order-address';
import { can } from '@comanda/domain/people/access/permissions';
import { createLazyPart, TryAgain } from '@comanda/ui/lazy-part.tsx';
import { IconMapPinOff, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../../../../shared/session/use-session.ts';
import { detailTexts } from '../../late-texts.ts';
import { useOrderSlots } from '../../order-slots.ts';
import { cardTexts } from '../../texts.ts';
import body from '../detail-body.module.css';
import classes from './customer-card.module.css';
import { CustomerLink } from './customer-link.tsx';

/** Loaded on demand, because only orders of other days need this part. */
const hiddenCustomer = createLazyPart(async () => (await import('./hidden-customer.tsx')).HiddenCustomer, {
  Missing: TryAgain,
});

/** '1ª compra na loja · telefone verificado': facts about the customer for the store. */
function customerFacts(order: OrderDetail): string {
  const facts: string[] = [];
  if (order.isFirstInApp) facts.push(cardTexts.firstInApp);
  if (order.isFirstInStore) facts.push(cardTexts.firstInStore);
  else facts.push(detailTexts.orderCount(order.customerOrderCount));
  if (order.customerPhone) facts.push(order.isPhoneVerified ? detailTexts.verified : detailTexts.notVerified);
  if (order.origin === DIGITAL_MENU) facts.push(detailTexts.madeWith);
  return facts.join(' · ');
}

/** Other texts of an address that help the courier find the door. */
function Hints({ address }: { address: OrderAddress }) {
  const texts = labelledTexts(address);
  if (address.reference) texts.push(detailTexts.reference(address.reference));
  return texts.map((text) => (
    <p key={text} className={classes.reference}>
      {text}
    </p>
  ));
}

function Address({ address }: { address: OrderAddress }) {
  const street = address.street === '' ? '' : houseOf(address);
  const city = [address.city, address.state].filter(Boolean).join(' - ');
  const town = [districtOf(address), city].filter(Boolean).join(', ');
  const postalCode = address.postalCode ? formatPostalCode(address.postalCode) : '';
  return (
    <>
      <p className={classes.street}>
        {street ? [street, address.complement].filter(Boolean).join(', ') : address.formatted}
      </p>
      {street && town ? <p>{town}</p> : null}
      {postalCode ? <p className={classes.code}>{detailTexts.postalCode(postalCode)}</p> : null}
      <Hints address={address} />
    </>
  );
}

/** The adjusted destination of the order, and the customer's own text. */
function AdjustedAddress({ address, written }: { address: OrderAddress; written: string }) {
  return (
    <>
      <p className={classes.street}>{address.formatted}</p>
      <p className={`text-14 ${classes.written}`}>
        {detailTexts.written} {[written, address.complement].filter(Boolean).join(', ')}
      </p>
      <Hints address={address} />
    </>
  );
}

/** The customer, the contact, and the destination of the order. */
export function CustomerCard({ order: given }: { order: OrderDetail }) {
  const [shown, setShown] = useState<OrderDetail | null>(null);
  // Checked on each render: a user who loses the permission must no longer see the data.
  const mayView = can(useSession(), 'customers.see');
  if (shown !== null && !mayView) setShown(null);
  const order = mayView && shown?.orderId === given.orderId ? shown : given;
  const { Address: AddressPart } = useOrderSlots();
  const facts = customerFacts(order);
  const isPickup = order.fulfilment === 'pickup';
  return (
    <section className={`card ${body.card}`} aria-label={detailTexts.customer}>
      <h3 className={body.head}>{detailTexts.customer}</h3>
      <p className={classes.name}>{order.customerName}</p>
      {facts ? <p className={classes.facts}>{facts}</p> : null}
      {order.customerPhone && order.isCustomerHidden ? <p>{order.customerPhone}</p> : null}
      {order.customerPhone && !order.isCustomerHidden ? (
        <a className={`inline-8 ${classes.phone}`} href={`tel:${dialled(order.customerPhone)}`}>
          <IconPhone size={18} stroke={1.75} aria-hidden="true" />
          {order.customerPhone}
        </a>
      ) : null}
      {order.customerLink === '' ? null : <CustomerLink link={order.customerLink} />}
      {order.isCustomerHidden ? <hiddenCustomer.Part orderId={order.orderId} onShown={setShown} /> : null}
      <h3 className={`${body.head} ${classes.second}`}>
        {order.serving === 'indoor' ? cardTexts.indoor : isPickup ? detailTexts.pickup : detailTexts.delivery}
      </h3>
      <div className={classes.place}>
        {order.serving === 'on-demand' ? <p className={classes.street}>{detailTexts.onDemandHint}</p> : null}
        {order.serving === 'indoor' ? (
          <p className={classes.street}>{order.place ?? detailTexts.indoorHint}</p>
        ) : isPickup ? (
          <p>{detailTexts.pickupHint}</p>
        ) : order.address && order.writtenAddress !== null ? (
          <AdjustedAddress address={order.address} written={order.writtenAddress} />
        ) : order.address ? (
          <Address address={order.address} />
        ) : (
          <p>{detailTexts.noAddress}</p>
        )}
        {order.isOutsideAreas ? (
          <p className={`row-8 ${classes.outside}`}>
            <IconMapPinOff size={18} stroke={1.75} aria-hidden="true" />
            {detailTexts.outsideAreas}
          </p>
        ) : null}
        {AddressPart ? <AddressPart order={order} /> : null}
        {order.pickupCode ? (
          <p className={classes.pickupCode}>
            {detailTexts.pickupCode}: <strong>{order.pickupCode}</strong>
          </p>
        ) : null}
      </div>
    </section>
  );
}

/**
 * The number to dial. A partner's call centre has a locator beside its number, which the caller types only
 * when asked.
 */
function dialled(phone: string): string {
  return phone.replace(/\(localizador.*$/, '').replace(/[^\d+]/g, '');
}
