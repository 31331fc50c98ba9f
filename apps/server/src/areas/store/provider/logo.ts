import { picturePath } from '@comanda/domain/pictures/picture';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type ProviderActor, record } from './store-standing.ts';

/** Gives the store the picture with this hash as its logo. Panels hear of it at the commit. */
export async function setLogo(tx: Transaction, hash: string, actor: ProviderActor): Promise<void> {
  const [logo, symbol] = [picturePath(hash, 480), picturePath(hash, 160)];
  await tx.rows(sql`update stores set logo = ${logo}, symbol = ${symbol} where store_id = ${tx.storeId}`);
  await record(tx, 'store.logo-changed', { imagem: logo }, actor);
}
