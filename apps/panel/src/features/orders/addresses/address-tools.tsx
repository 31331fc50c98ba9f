import { decideAdjustability } from '@comanda/domain/orders/addresses/address-adjustment';
import type { OrderDetail } from '@comanda/domain/orders/orders/order';
import { IconMapPin, IconMapPinExclamation } from '@tabler/icons-react';
import { useMay } from '../../../shared/session/may.tsx';
import classes from './address-tools.module.css';
import { openAdjustment } from './open-adjustment.ts';
import { addressTexts } from './texts.ts';

/**
 * Shown below an address that can be adjusted: a hint if the map service does not find the address, and the
 * button for the adjustment.
 */
export function AddressTools({ order }: { order: OrderDetail }) {
  const may = useMay();
  if (!may('orders.change-status')) return null;
  if (order.addressId === null || !decideAdjustability(order).ok) return null;
  const adjust = (
    <button
      type="button"
      className={`inline-6 plain-button ${classes.button}`}
      aria-keyshortcuts={addressTexts.key}
      onClick={() => openAdjustment.open(order.orderId)}
    >
      <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
      {addressTexts.adjust}
    </button>
  );
  if (order.isLocated) return adjust;
  return (
    <div className={classes.hint}>
      <IconMapPinExclamation size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <p>{addressTexts.unlocated}</p>
        {adjust}
      </div>
    </div>
  );
}
