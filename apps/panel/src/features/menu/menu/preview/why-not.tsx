import { type Offer, offerAt } from '@comanda/domain/menu/menu/sellable';
import { momentWords } from '@comanda/web/menu/moment-words';
import { menuTexts } from '@comanda/web/menu/texts';
import { causeWords, type MendPlace } from '@comanda/web/menu/unsold-words';
import { IconCircleCheck, IconEyeOff, IconHourglassEmpty } from '@tabler/icons-react';
import { useId } from 'react';
import { useMenu } from '../menu-query.ts';
import { useMenuNow } from '../use-menu-now.ts';
import { useOpeningNow } from './store-opening.ts';
import { sellingTexts } from './texts.ts';
import classes from './why-not.module.css';

const hrefOf: Record<MendPlace, (productId: number) => string> = {
  product: (productId) => `/produtos/${productId}`,
  categories: () => '/produtos',
  stock: () => '/estoque',
  hours: () => '/configuracoes/funcionamento',
};

const NONE: readonly never[] = [];

/**
 * Shows why customers cannot buy a product now: each reason, where to fix it, and when it ends automatically.
 * For a product on sale: its missing ingredients and sizes. Empty while the menu loads. `isInEditor` hides
 * the link to the product's editor.
 */
export function WhyNot({ productId, isInEditor = false }: { productId: number; isInEditor?: boolean }) {
  const { data: menu } = useMenu();
  const state = useOpeningNow();
  const now = useMenuNow(menu?.parts.stockItems ?? NONE);
  const headingId = useId();
  const product = menu?.products.find((each) => each.productId === productId);
  if (menu === undefined || product === undefined) return null;
  const { timeZone } = menu.parts;
  const offer = offerAt(product, state, now);
  if (offer.state === 'sold')
    return (
      <div className={`row-top-10 prose ${classes.box}`} data-state="sold">
        <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
        <div>
          <p className={classes.title}>{sellingTexts.sold}</p>
          <Partly offer={offer} sizes={product.sizes.filter(({ status }) => status === 'active')} />
        </div>
      </div>
    );
  const causes = causeWords(product, offer, now, timeZone);
  const isReturnShown = causes.length === 1 && causes[0]?.back !== null;
  const Icon = offer.state === 'absent' ? IconEyeOff : IconHourglassEmpty;
  return (
    <section
      className={`row-top-10 prose ${classes.box}`}
      data-state={offer.state}
      aria-labelledby={headingId}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <h3 id={headingId} className={classes.title}>
          {offer.state === 'absent' ? sellingTexts.whyAbsent : sellingTexts.whyOut}
        </h3>
        <ul className={`grid-4 ${classes.causes}`}>
          {causes.map(({ text, back, place }) => (
            <li key={text}>
              {text} {back === null ? null : <span className={classes.back}>{back}.</span>}{' '}
              {isInEditor && place === 'product' ? null : (
                <a href={hrefOf[place](productId)}>{menuTexts.mend[place]}</a>
              )}
            </li>
          ))}
        </ul>
        {isReturnShown ? null : (
          <p className={classes.return}>
            {offer.backAt === null
              ? sellingTexts.backByHand
              : sellingTexts.backByItself(momentWords(offer.backAt, now, timeZone))}
          </p>
        )}
      </div>
    </section>
  );
}

/** Ingredients and sizes that are missing from a product on sale. */
function Partly({ offer, sizes }: { offer: Offer; sizes: Offer['sizes'] }) {
  const out = sizes.filter((size) => !offer.sizes.includes(size)).map(({ name }) => name);
  return (
    <>
      {offer.without.length === 0 ? null : (
        <p>{sellingTexts.without(menuTexts.listed(offer.without.map(({ name }) => name)))}</p>
      )}
      {out.length === 0 ? null : <p>{sellingTexts.sizesOut(menuTexts.listed(out))}</p>}
    </>
  );
}
