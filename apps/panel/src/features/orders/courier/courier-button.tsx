import { courierOffer } from '@comanda/domain/orders/courier/courier-actions';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { ActionButton } from '@comanda/ui/button/action-button.tsx';
import { IconMapPinQuestion, IconMoped } from '@tabler/icons-react';
import { useMay } from '../../../shared/session/may.tsx';
import { openRequest } from './request/open-request.ts';
import { courierTexts } from './texts.ts';

interface CourierButtonProps {
  order: OrderCard & { districtId?: number | null };
  onAdjustAddress: (orderId: number) => void;
}

/**
 * Button to call a courier, beside the order's other buttons. Opens the address adjustment instead if only
 * the location is missing.
 */
export function CourierButton({ order, onAdjustAddress }: CourierButtonProps) {
  const may = useMay();
  const { mayRequest, lacksPlace } = courierOffer(order);
  if (!may('orders.request-courier')) return null;
  if (lacksPlace) {
    return (
      <ActionButton
        kind="tool"
        label={courierTexts.adjust}
        shortLabel={courierTexts.adjustShort}
        icon={<IconMapPinQuestion size={20} stroke={1.75} aria-hidden="true" />}
        title={courierTexts.unlocated}
        aria-keyshortcuts={courierTexts.key}
        onClick={() => onAdjustAddress(order.orderId)}
      />
    );
  }
  if (!mayRequest) return null;
  const { orderId, code, customerName, district, districtId = null } = order;
  return (
    <ActionButton
      kind="tool"
      label={courierTexts.request}
      shortLabel={courierTexts.requestShort}
      icon={<IconMoped size={20} stroke={1.75} aria-hidden="true" />}
      aria-keyshortcuts={courierTexts.key}
      onClick={() => openRequest.open({ orderId, code, customerName, district, districtId })}
    />
  );
}
