import { MAX_LEFT } from '@comanda/contract/menu/menu/products.wire';
import type { CategoryPart } from '@comanda/domain/menu/menu/menu-parts';
import type { MenuProduct } from '@comanda/domain/menu/menu/menu-product';
import { priceFrom } from '@comanda/domain/menu/menu/selection';
import { MoneyField } from '@comanda/ui/form/fields/money-field.tsx';
import { QuantityField } from '@comanda/ui/form/fields/quantity-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { SwitchField } from '@comanda/ui/form/fields/switch-field.tsx';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { useMediaQuery } from '@comanda/ui/use-media-query.ts';
import { type ReactNode, useState } from 'react';
import { monotonicNow } from '../../../../shared/clock/monotonic-now.ts';
import { CatalogueButton } from './catalogue-button.tsx';
import type { ChosenPhoto } from './chosen-photos.ts';
import { PhotoField } from './photo-field.tsx';
import classes from './product-editor.module.css';
import { PromotionFields } from './promotion-fields.tsx';
import { Section } from './section.tsx';
import { editorTexts } from './texts.ts';
import type { ProductForm } from './use-product-form.ts';

/** Initial number of pieces left when the user turns on counting. */
const FIRST_LEFT = 10;

interface InformationTabProps {
  form: ProductForm;
  categories: readonly CategoryPart[];
  /** The saved product, for its prices; null: a new product. */
  product: MenuProduct | null;
  hasSizes: boolean;
  onSizes: (wanted: boolean) => void;
  /** The list of sizes. */
  sizes: ReactNode;
  hasPromotion: boolean;
  chosen: ReadonlyMap<string, ChosenPhoto>;
  onChosen: (photo: ChosenPhoto) => void;
  isLocked: boolean;
}

/** The tab with a product's data and prices. */
export function InformationTab(props: InformationTabProps) {
  const { form, categories, product, hasSizes, onSizes, sizes, hasPromotion, chosen, onChosen, isLocked } =
    props;
  /**
   * The promotion stays visible while its price is cleared and typed again, so that other half-typed fields are not
   * lost.
   */
  const [isPromotionShown, showPromotion] = useState(hasPromotion);
  if (hasPromotion && !isPromotionShown) showPromotion(true);
  // No autofocus on touch screens: the keyboard would cover the form.
  const isCoarse = useMediaQuery('(pointer: coarse)');
  const category = form.field('categoryId');
  return (
    <div className={classes.columns}>
      <div className={`stack ${classes.column}`}>
        <Section
          title={editorTexts.words}
          hint={editorTexts.wordsHint}
          action={isLocked ? null : <CatalogueButton form={form} onChosen={onChosen} />}
        >
          <TextField
            label={editorTexts.name}
            isFirst={product === null || !isCoarse}
            autoComplete="off"
            {...form.field('name')}
          />
          <TextAreaField
            label={editorTexts.description}
            hint={editorTexts.descriptionHint}
            rows={3}
            {...form.field('description')}
          />
          <SelectField
            label={editorTexts.category}
            {...category}
            value={String(category.value ?? '')}
            options={[
              ...(category.value === null ? [{ value: '', label: editorTexts.chooseCategory }] : []),
              ...categories.map(({ categoryId, name }) => ({ value: String(categoryId), label: name })),
            ]}
            onChange={(chosen) => form.change({ categoryId: chosen === '' ? null : Number(chosen) })}
          />
        </Section>
        <Prices form={form} product={product} hasSizes={hasSizes} onSizes={onSizes} sizes={sizes} />
        {isPromotionShown ? <PromotionFields form={form} hasSizes={hasSizes} /> : null}
      </div>
      <div className={`stack ${classes.column}`}>
        <PhotoField
          value={form.values.photo}
          onChange={(photo) => form.change({ photo })}
          chosen={chosen}
          onChosen={onChosen}
          error={form.errors.arquivo ?? null}
          isLocked={isLocked}
        />
        {product === null && form.values.photo !== null ? (
          <p className={classes.note}>{editorTexts.photoAfterSave}</p>
        ) : null}
        <More form={form} />
      </div>
    </div>
  );
}

type PricesProps = Pick<InformationTabProps, 'form' | 'product' | 'hasSizes' | 'onSizes' | 'sizes'>;

/** One price, or the prices of the sizes. */
function Prices({ form, product, hasSizes, onSizes, sizes }: PricesProps) {
  const { priceCents } = form.values;
  const price = product && priceFrom(product, monotonicNow());
  return (
    <Section title={editorTexts.prices}>
      <SwitchField
        label={editorTexts.moreSizes}
        hint={editorTexts.moreSizesHint}
        value={hasSizes}
        onChange={onSizes}
      />
      {hasSizes ? (
        <>
          {product === null || priceCents === null || priceCents === 0 ? null : product.sizes.length === 0 ? (
            <Note tone="pending">{editorTexts.stillSold(priceCents)}</Note>
          ) : (
            <Note tone="neutral">{editorTexts.hidden(priceCents)}</Note>
          )}
          {sizes}
        </>
      ) : (
        <div className={`grid-16 ${classes.pair}`}>
          <MoneyField label={editorTexts.price} {...form.field('priceCents')} />
          <MoneyField label={editorTexts.promo} hint={editorTexts.promoHint} {...form.field('promoCents')} />
        </div>
      )}
      {price ? (
        <p className={classes.note}>
          {price.isExact ? editorTexts.priceExact(price.cents) : editorTexts.priceFrom(price.cents)}
        </p>
      ) : null}
    </Section>
  );
}

/** Fields for codes and for the number of pieces left. */
function More({ form }: Pick<InformationTabProps, 'form'>) {
  const { left } = form.values;
  return (
    <Section title={editorTexts.more}>
      <div className={`grid-16 ${classes.pair}`}>
        <TextField
          label={editorTexts.barcode}
          hint={editorTexts.barcodeHint}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('barcode')}
        />
        <TextField
          label={editorTexts.pdvCode}
          hint={editorTexts.pdvHint}
          autoComplete="off"
          {...form.field('pdvCode')}
        />
      </div>
      <SwitchField
        label={editorTexts.counted}
        hint={editorTexts.countedHint}
        value={left !== null}
        onChange={(isCounted) => form.change({ left: isCounted ? (form.saved.left ?? FIRST_LEFT) : null })}
      />
      {left === null ? null : (
        <QuantityField
          label={editorTexts.left}
          least={0}
          most={MAX_LEFT}
          {...form.field('left')}
          value={left}
        />
      )}
    </Section>
  );
}
