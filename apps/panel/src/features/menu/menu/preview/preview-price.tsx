import type { MenuProduct } from '@comanda/domain/menu/menu/menu-product';
import { chargedPrice } from '@comanda/domain/menu/menu/promotion';
import { priceFrom } from '@comanda/domain/menu/menu/selection';
import { formatMoney } from '@comanda/web/formats/format-money';
import classes from './preview-list.module.css';
import { previewTexts } from './preview-texts.ts';

/**
 * The price of a product in the menu: 'a partir de' if choices change the price, 'de … por' during a
 * promotion.
 */
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
