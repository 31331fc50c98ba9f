import * as calls from '@comanda/contract/menu/menu/sizes.calls';
import { versionOf } from '../../../../platform/command.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { getProduct } from '../products/products.reads.ts';
import { orderSizes } from './order-sizes.ts';
import { removeSize, removeSizes } from './remove-size.ts';
import { saveSize } from './save-size.ts';
import { listSizes } from './sizes.reads.ts';

/** Binds the calls for sizes of products. */
export function bindSizes(bind: Bind): void {
  bind.readInStore(calls.listSizes, async (tx, { productId }) => {
    await getProduct(tx, productId);
    return listSizes(tx, productId);
  });
  bind.inStore(calls.saveSize, saveSize);
  bind.inStore(calls.setSizeStatus, (tx, wanted, session, now) =>
    saveSize(tx, { ...wanted, version: null }, session, now),
  );
  bind.inStore(calls.removeSize, removeSize);
  bind.inStore(calls.removeSizes, removeSizes);
  bind.inStore(calls.orderSizes, versionOf(orderSizes));
}
