import { selectionFaultText } from '@comanda/contract/menu/menu/selection-fault-texts';
import { picturePath } from '@comanda/domain/kit/pictures/picture';
import { isInAt } from '@comanda/domain/menu/menu/menu-product';
import { chargedPrice } from '@comanda/domain/menu/menu/promotion';
import { priceFrom, priceSelection, selectionFaults } from '@comanda/domain/menu/menu/selection';
import { formatMoney } from '@comanda/web/formats/format-money';
import { soldOutWords } from '@comanda/web/menu/unsold-words';
import { IconArrowLeft, IconMinus, IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { PreviewGroup } from './preview-group.tsx';
import type { ShownProduct } from './preview-list.tsx';
import classes from './preview-product.module.css';
import { previewTexts } from './preview-texts.ts';
import { PriceProof } from './price-proof.tsx';
import { useSelection } from './use-selection.ts';
import { useServerPrice } from './use-server-price.ts';
import { WhyNot } from './why-not.tsx';

interface PreviewProductProps {
  shown: ShownProduct;
  at: number;
  version: number;
  timeZone: string;
  /** True: the previewed moment is now, so the current reasons why the product cannot be sold are shown. */
  isNow: boolean;
  onBack: () => void;
}

/** One product as a customer chooses it. The panel computes the price immediately, and the server checks it. */
export function PreviewProduct({ shown, at, version, timeZone, isNow, onBack }: PreviewProductProps) {
  const { part, product, offer } = shown;
  const sizes = product.sizes.filter(({ status }) => status === 'active');
  const choosing = useSelection(product, offer.sizes, at);
  const { selection } = choosing;
  const faults = selectionFaults(product, selection, at);
  const priced = priceSelection(product, selection, at);
  const word = useServerPrice(product.productId, selection, { at, version, priced });
  const sizeName = sizes.find(({ sizeId }) => sizeId === selection.sizeId)?.name ?? null;
  const sizeGroup = useId();
  return (
    <>
      <div className={classes.page}>
        <button type="button" className={`inline-6 plain-button ${classes.back}`} onClick={onBack}>
          <IconArrowLeft size={18} stroke={2} aria-hidden="true" />
          {previewTexts.back}
        </button>
        {part.photo === null ? null : (
          <img
            className={classes.photo}
            src={picturePath(part.photo.hash, 960)}
            alt=""
            style={{ objectPosition: `${part.photo.x}% ${part.photo.y}%` }}
          />
        )}
        <h3 className={classes.name}>{part.name}</h3>
        {part.description === '' ? null : <p className={classes.description}>{part.description}</p>}
        {offer.state === 'sold' ? null : (
          <p className={classes.out}>
            {offer.state === 'absent' ? previewTexts.notShown : soldOutWords(offer, at, timeZone)}
          </p>
        )}
        {isNow && offer.state !== 'sold' ? <WhyNot productId={product.productId} /> : null}
        {sizes.length === 0 ? null : (
          <fieldset className={classes.group}>
            <legend>
              {previewTexts.size} <small>{previewTexts.sizeHint}</small>
            </legend>
            {sizes.map((size) => {
              const isOut = !offer.sizes.includes(size);
              const charged = chargedPrice(size.priceCents, size.promotion, at);
              // If only the flavours have prices, a size would show R$ 0,00 and look free.
              const min = charged.cents > 0 ? 0 : (priceFrom({ ...product, sizes: [size] }, at)?.cents ?? 0);
              return (
                <label key={size.sizeId} className={`row-10 ${classes.option}`} data-out={isOut || undefined}>
                  <input
                    type="radio"
                    name={sizeGroup}
                    checked={selection.sizeId === size.sizeId}
                    disabled={isOut}
                    onChange={() => choosing.chooseSize(size.sizeId)}
                  />
                  <span className={`fill ${classes.optionName}`}>
                    {size.name} {isOut ? <small>{previewTexts.out}</small> : null}
                  </span>
                  <span className={`text-14 ${classes.optionPrice}`}>
                    {charged.insteadOfCents === null ? null : <s>{formatMoney(charged.insteadOfCents)}</s>}{' '}
                    {min > 0 ? `${previewTexts.from} ${formatMoney(min)}` : formatMoney(charged.cents)}
                  </span>
                </label>
              );
            })}
          </fieldset>
        )}
        {choosing.groups.map((group) => (
          <PreviewGroup key={group.groupId} group={group} choosing={choosing} at={at} />
        ))}
        <Recipe shown={shown} at={at} />
        <PriceProof priced={priced} selection={selection} sizeName={sizeName} word={word} />
      </div>
      <div className={classes.bar}>
        {faults.length === 0 ? null : (
          <ul className={classes.faults} aria-live="polite">
            {faults.map((fault) => (
              <li key={selectionFaultText(fault)}>{selectionFaultText(fault)}</li>
            ))}
          </ul>
        )}
        <div className={`row-12 ${classes.total}`}>
          <span className={classes.stepper}>
            <button
              type="button"
              aria-label={previewTexts.less(previewTexts.quantity)}
              disabled={selection.quantity <= 1}
              onClick={() => choosing.setQuantity(selection.quantity - 1)}
            >
              <IconMinus size={16} stroke={2} aria-hidden="true" />
            </button>
            <output aria-label={previewTexts.quantity}>{selection.quantity}</output>
            <button
              type="button"
              aria-label={previewTexts.more(previewTexts.quantity)}
              disabled={selection.quantity >= 99}
              onClick={() => choosing.setQuantity(selection.quantity + 1)}
            >
              <IconPlus size={16} stroke={2} aria-hidden="true" />
            </button>
          </span>
          <output className={classes.sum} data-open={faults.length > 0 || undefined} aria-live="polite">
            {previewTexts.total} <strong>{formatMoney(priced.lineCents)}</strong>
          </output>
        </div>
      </div>
    </>
  );
}

/** Ingredients that customers can leave out, as checkboxes, so that customers need not write a note. */
function Recipe({ shown: { product }, at }: { shown: ShownProduct; at: number }) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const removable = product.recipe.filter(({ isRemovable }) => isRemovable);
  if (removable.length === 0) return null;
  return (
    <fieldset className={classes.group}>
      <legend>
        {previewTexts.recipe} <small>{previewTexts.recipeHint}</small>
      </legend>
      {removable.map(({ stockItem: item }) => {
        const isOut = !isInAt(item, at);
        return (
          <label key={item.stockItemId} className={`row-10 ${classes.option}`} data-out={isOut || undefined}>
            <input
              type="checkbox"
              checked={!isOut && !left.has(item.stockItemId)}
              disabled={isOut}
              onChange={() => setLeft((before) => toggled(before, item.stockItemId))}
            />
            <span className={`fill ${classes.optionName}`}>
              {item.name} {isOut ? <small>{previewTexts.goesWithout}</small> : null}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

function toggled(set: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return set.has(id) ? new Set([...set].filter((each) => each !== id)) : new Set([...set, id]);
}
