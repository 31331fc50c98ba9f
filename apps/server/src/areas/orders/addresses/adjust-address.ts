import type { ErrorCode } from '@comanda/contract/errors';
import type { AdjustAddress } from '@comanda/contract/orders/addresses/addresses.wire';
import {
  type AdjustmentRefusal,
  adjustedAddress,
  decideAdjustability,
} from '@comanda/domain/orders/addresses/address-adjustment';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { termDifferences } from '@comanda/domain/orders/orders/order-differences';
import {
  type AreaIndex,
  isOutside,
  type PricedArea,
  termsFor,
} from '@comanda/domain/store/delivery-areas/serving-area';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertSameVersion } from '../../../platform/errors/assert-same-version.ts';
import { type NextOrder, saveLocatedAddress } from '../orders/public.ts';
import { ADDRESS_ID, addressVersion, findAddress } from './addresses.reads.ts';

const REFUSALS: Record<AdjustmentRefusal, ErrorCode> = {
  'no-address': 'address.not-found',
  'order-closed': 'address.order-closed',
  'courier-called': 'address.courier-called',
  outside: 'address.outside',
};

/**
 * Corrects the address of a locked order; the customer's text stays stored. The history shows the new
 * address, and whether a search found it or a user set the pin. The delivery area and the differences from
 * its terms are computed again. Throws `address.*`, and `record.changed-meanwhile` when another user has
 * adjusted the address since.
 */
export async function adjustAddress(
  order: OrderCard,
  adjustment: AdjustAddress,
  tx: Transaction,
  areas: AreaIndex<PricedArea>,
): Promise<NextOrder> {
  const may = decideAdjustability(order);
  if (!may.ok) throw new AppError(REFUSALS[may.reason]);
  if (adjustment.version !== null)
    assertSameVersion(await addressVersion(tx, order.orderId), adjustment.version);
  const { written = null, located = null, document } = (await findAddress(tx, order.orderId)) ?? {};
  if (written === null || document === undefined || adjustment.addressId !== ADDRESS_ID)
    throw new AppError('address.not-found');
  const address = adjustedAddress(written, located, adjustment);
  if (!address.ok) throw new AppError(REFUSALS[address.reason]);
  const isOutsideAreas = order.canUseCourier && isOutside(areas, address.value);
  const terms = order.canUseCourier ? termsFor(areas, address.value) : null;
  const differences = [
    ...order.differences.filter(({ kind }) => kind !== 'fee' && kind !== 'minimum'),
    ...(terms === null ? [] : termDifferences(document, terms)),
  ];
  await saveLocatedAddress(tx, order.orderId, { address: address.value, isOutsideAreas, differences });
  const { formatted, district } = address.value;
  const note = adjustment.isFound ? formatted : `${formatted} (ponto marcado no mapa)`;
  return {
    order: { ...order, district, isLocated: true, isOutsideAreas, differences },
    happened: 'address-adjusted',
    note,
  };
}
