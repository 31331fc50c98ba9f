import { hashOfPicture, picturePath } from '@comanda/domain/kit/pictures/picture';
import type { ProviderCommand } from '../../../../platform/command.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { recordAudit } from '../../../people/audit/public.ts';

/**
 * The paths of a stored picture in the two sizes of a logo: the full size, and the small size next to names.
 */
export function logoInWidths(picture: string): { logo: string; symbol: string } {
  const hash = hashOfPicture(picture);
  return hash === null
    ? { logo: picture, symbol: picture }
    : { logo: picturePath(hash, 480), symbol: picturePath(hash, 160) };
}

/** Sets the picture with this hash as the store's logo. The commit notifies panels. */
export const setLogo: ProviderCommand<string, void> = async (tx, hash, actor) => {
  const { logo, symbol } = logoInWidths(picturePath(hash, 480));
  await tx.rows(sql`update stores set logo = ${logo}, symbol = ${symbol} where store_id = ${tx.storeId}`);
  tx.notify({ kind: 'store-changed' });
  await recordAudit(tx, actor, 'store.logo-changed', { details: { imagem: logo } });
};
