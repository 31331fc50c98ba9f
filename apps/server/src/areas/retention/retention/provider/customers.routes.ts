import {
  eraseStoreCustomer,
  exportStoreCustomer,
  findStoreCustomer,
  type WhichCustomer as RequestedCustomer,
} from '@comanda/contract/retention/retention/provider-customers.calls';
import { AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import {
  customerFile,
  eraseCustomer,
  exportCustomer,
  findCustomer,
  noteExport,
  type WhichCustomer,
} from './customers.ts';
import { TEXTS } from './texts.ts';

/** Binds a store's data about one of its customers, for the console. */
export function bindProviderCustomers(bind: Bind): void {
  bind.inKnownStore(findStoreCustomer, (tx, input) => findCustomer(tx, oneOf(input)));

  bind.inKnownStore(exportStoreCustomer, async (tx, input, actor, { name }) => {
    const orders = await exportCustomer(tx, oneOf(input));
    if (orders.length === 0) throw new AppError('provider.unknown-customer');
    await noteExport(tx, orders.length, actor);
    const day = new Date(actor.now).toISOString().slice(0, 10);
    const bytes = Buffer.from(customerFile(name, orders, actor.now));
    return { name: TEXTS.fileName(tx.storeId, day), bytes: bytes.length, content: inOnePiece(bytes) };
  });

  bind.inKnownStore(eraseStoreCustomer, async (tx, input, actor) => {
    const erasure = await eraseCustomer(tx, oneOf(input), actor);
    if ('open' in erasure) throw new AppError('provider.customer-has-open-orders');
    if (erasure.erased === 0) throw new AppError('provider.unknown-customer');
    return { orders: erasure.erased };
  });
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The requested customer. Throws unless the request has either a phone or an id. */
function oneOf({ phone, customerId }: RequestedCustomer): WhichCustomer {
  if (phone !== null && customerId === null) return { phone };
  if (customerId !== null && phone === null) return { customerId };
  throw invalidField('telefone', TEXTS.oneOfTwo);
}
