import type { MenuProduct } from '@comanda/domain/menu/menu-product';
import { chargedPrice } from '@comanda/domain/menu/promotion';
import { priceFrom } from '@comanda/domain/menu/selection';
import { formatMoney } from '@comanda/web/formats/format-money';
import classes from './preview-list.module.css';
import { previewTexts } from './preview-texts.ts';

/** The price a menu shows of a product: 'a partir de' where something is to be chosen, 'de … por' while it is lowered. */
export function PreviewPrice({ product, at }: { product: MenuProduct; at: number }) {
  const from = priceFrom(product, at);
  if (from === null) return <span className={classes.price}>{previewTexts.noPrice}</span>;
  const { insteadOfCents } = chargedPrice(product.priceCents, product.promotion, at);
  const before = product.sizes.length === 0 && from.isExact ? insteadOfCents : null;
  return (
    <span className={classes.price}>
      {from.isExact ? null : <small>{previewTexts.from} </small>}
      {before === null ? null : (
        <small>
          {previewTexts.insteadOf} <s>{formatMoney(before)}</s> por{' '}
        </small>
      )}
      <strong data-lowered={before !== null || undefined}>{formatMoney(from.cents)}</strong>
    </span>
  );
}
