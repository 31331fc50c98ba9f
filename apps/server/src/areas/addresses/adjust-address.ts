import type { AdjustAddress } from '@comanda/contract/addresses/addresses.wire';
import type { ErrorCode } from '@comanda/contract/errors';
import {
  type AdjustmentRefusal,
  adjustedAddress,
  decideAdjustability,
} from '@comanda/domain/addresses/address-adjustment';
import { type AreaIndex, isOutside } from '@comanda/domain/delivery-areas/serving-area';
import type { OrderCard } from '@comanda/domain/orders/order';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type NextOrder, saveLocatedAddress } from '../orders/public.ts';
import { ADDRESS_ID, findAddress } from './addresses.reads.ts';

const REFUSALS: Record<AdjustmentRefusal, ErrorCode> = {
  'no-address': 'address.not-found',
  'order-closed': 'address.order-closed',
  'courier-called': 'address.courier-called',
  outside: 'address.outside',
};

/**
 * Puts a held order's address right; what the customer wrote stays beside it. The history says where the order goes
 * now, and whether the place was found or set by hand; whether the store delivers there is reckoned anew. Throws `address.*`.
 */
export async function adjustAddress(
  order: OrderCard,
  adjustment: AdjustAddress,
  tx: Transaction,
  areas: AreaIndex,
): Promise<NextOrder> {
  const may = decideAdjustability(order);
  if (!may.ok) throw new AppError(REFUSALS[may.reason]);
  const { written, located } = (await findAddress(tx, order.orderId)) ?? { written: null, located: null };
  if (written === null || adjustment.addressId !== ADDRESS_ID) throw new AppError('address.not-found');
  const address = adjustedAddress(written, located, adjustment);
  if (!address.ok) throw new AppError(REFUSALS[address.reason]);
  const isOutsideAreas = order.canUseCourier && isOutside(areas, address.value);
  await saveLocatedAddress(tx, order.orderId, { address: address.value, isOutsideAreas });
  const { formatted, district } = address.value;
  const note = adjustment.isFound ? formatted : `${formatted} (ponto marcado no mapa)`;
  return {
    order: { ...order, district, isLocated: true, isOutsideAreas },
    happened: 'address-adjusted',
    note,
  };
}
