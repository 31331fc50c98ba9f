import { hashOfPicture, picturePath } from '@comanda/domain/pictures/picture';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type ProviderActor, record } from './store-standing.ts';

/** A picture kept here as the two sizes of a logo: the full one, and the small one beside names. */
export function logoInWidths(picture: string): { logo: string; symbol: string } {
  const hash = hashOfPicture(picture);
  return hash === null
    ? { logo: picture, symbol: picture }
    : { logo: picturePath(hash, 480), symbol: picturePath(hash, 160) };
}

/** Gives the store the picture with this hash as its logo. Panels hear of it at the commit. */
export async function setLogo(tx: Transaction, hash: string, actor: ProviderActor): Promise<void> {
  const { logo, symbol } = logoInWidths(picturePath(hash, 480));
  await tx.rows(sql`update stores set logo = ${logo}, symbol = ${symbol} where store_id = ${tx.storeId}`);
  await record(tx, 'store.logo-changed', { imagem: logo }, actor);
}
