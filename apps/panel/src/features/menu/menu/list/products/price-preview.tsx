import type { PriceChange, PricePlan, PriceTag } from '@comanda/domain/menu/menu/bulk-prices';
import type { MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import { formatMoney } from '@comanda/web/formats/format-money';
import classes from './price-dialog.module.css';
import { productTexts } from './texts.ts';

const { prices: texts } = productTexts;
/** Maximum number of rows in the preview. Further rows are only counted. */
const MAX_ROWS = 200;

interface PricePreviewProps {
  plan: PricePlan;
  parts: MenuParts;
  /** Number of chosen products. */
  count: number;
}

/** Lists each price that would change, with its old and new amount. */
export function PricePreview({ plan, parts, count }: PricePreviewProps) {
  const rows = namedRows(plan, parts);
  if (rows.length === 0) return <p className={classes.hint}>{texts.nothing(count)}</p>;
  const more = rows.length - MAX_ROWS;
  const free = rows.filter(({ change: { after } }) => after.priceCents === 0).length;
  return (
    <section className={`stack-8 text-14 ${classes.preview}`} aria-label={texts.preview}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be scrollable by keyboard */}
      <div className={classes.scroll} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.item}</th>
              <th scope="col">{texts.before}</th>
              <th scope="col">{texts.after}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MAX_ROWS).map(({ key, name, change: { before, after } }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>
                  <Tag tag={before} />
                </td>
                <td>
                  <Tag tag={after} hadPromotion={before.promoCents !== null} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {free > 0 ? (
        <p className={classes.warning} role="alert">
          {texts.free(free)}
        </p>
      ) : null}
      {more > 0 ? <p>{texts.more(more)}</p> : null}
      {plan.alsoIn.length > 0 ? <p>{texts.alsoIn(plan.alsoIn.length)}</p> : null}
    </section>
  );
}

function Tag({
  tag: { priceCents, promoCents },
  hadPromotion = false,
}: {
  tag: PriceTag;
  hadPromotion?: boolean;
}) {
  return (
    <>
      <span>{formatMoney(priceCents)}</span>
      {promoCents === null ? null : <small>{productTexts.now(promoCents)}</small>}
      {promoCents === null && hadPromotion ? <small>{texts.promotionEnds}</small> : null}
    </>
  );
}

function namedRows({ products, sizes, options }: PricePlan, parts: MenuParts) {
  const productNames = new Map(parts.products.map(({ productId, name }) => [productId, name]));
  const sizeNames = new Map(
    parts.sizes.map(({ sizeId, productId, name }) => [
      sizeId,
      `${productNames.get(productId) ?? ''} · ${name}`,
    ]),
  );
  const optionNames = new Map(
    parts.groups.flatMap((group) =>
      group.options.map(({ optionId, name }) => [optionId, `${group.name}: ${name}`] as const),
    ),
  );
  const named = (kind: string, changes: readonly PriceChange[], names: ReadonlyMap<number, string>) =>
    changes.map((change) => ({ key: `${kind}${change.id}`, name: names.get(change.id) ?? '', change }));
  return [
    ...named('p', products, productNames),
    ...named('s', sizes, sizeNames),
    ...named('o', options, optionNames),
  ];
}
