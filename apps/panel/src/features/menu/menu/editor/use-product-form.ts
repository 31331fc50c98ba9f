import { refreshQueries } from '@comanda/client/api/refresh-queries.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import type { FormFaults } from '@comanda/client/form/call-form-setting.ts';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { focusPhoto, removePhoto, sendPhoto } from '@comanda/contract/menu/menu/photo.calls';
import { saveProduct } from '@comanda/contract/menu/menu/products.calls';
import { productEdit } from '@comanda/contract/menu/menu/products.wire';
import { readBarcode } from '@comanda/domain/menu/menu/gtin';
import type { ProductPart } from '@comanda/domain/menu/menu/menu-parts';
import { isPromotionTooHigh } from '@comanda/domain/menu/menu/promotion';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useMemo, useRef } from 'react';
import { menuQuery } from '../menu-query.ts';
import { editOf, type ProductValues, promotionOf, valuesOf } from './product-values.ts';
import { editorTexts } from './texts.ts';

interface ProductFormSetting {
  /** Null: a new product. */
  product: ProductPart | null;
  /** The category of a new product, if known. */
  categoryId: number | null;
  timeZone: string;
  /** True: the sizes have prices, the product has none. */
  hasSizes: boolean;
  /** The file of a chosen photo, by its key. */
  fileOf: (key: string) => File | undefined;
  /** Called when a new product has an id. */
  onCreated: (productId: number) => void;
  /** Called with the product's version after a save of this form. */
  onVersion: (version: number) => void;
  /** True: a new product is saved as hidden. */
  isHidden: () => boolean;
  /**
   * Saves the other parts of the screen. These parts show their own failures. Returns false if a part was not
   * saved.
   */
  saveMore: () => Promise<boolean>;
}

/** The form of a product. Saves the product's own fields first, then its photo with separate calls. */
export function useProductForm(setting: ProductFormSetting) {
  const { product, categoryId, timeZone, hasSizes, fileOf, onCreated, onVersion, isHidden, saveMore } =
    setting;
  const saved = useMemo(() => valuesOf(product, timeZone, categoryId), [product, timeZone, categoryId]);
  /**
   * The id of a new product. Needed if a later step of the save failed: the next attempt must not create a
   * second product.
   */
  const created = useRef<number | null>(null);
  return useCallForm<ProductValues, Saved>({
    saved,
    version: product?.version,
    record: productEdit,
    check: (values) => faultsOf(values, hasSizes, timeZone),
    send: async (values, version) => {
      const isNew = product === null && created.current === null;
      const status = isHidden() ? 'hidden' : 'active';
      const edit = editOf(values, product && saved, timeZone);
      const known = product?.productId ?? created.current;
      const answer = await sendCall(saveProduct, {
        ...edit,
        ...(known === null ? { status } : {}),
        // A product with sizes has no price of its own: a price that was typed before must not be saved.
        ...(known === null && hasSizes ? { priceCents: 0, promoCents: null } : {}),
        productId: known,
        version: version ?? null,
      });
      created.current = answer.productId;
      for (const warning of answer.warnings ?? []) toast.info(warning, { durationMs: WARNED_MS });
      onVersion(answer.recordVersion);
      if (isNew) onCreated(answer.productId);
      try {
        await savePhoto(answer.productId, values, saved, fileOf);
      } catch (failure) {
        // The fields are already saved, so the next attempt starts from the saved fields.
        await refreshQueries([menuQuery.queryKey]);
        throw failure;
      }
      if (isNew) return status === 'hidden' ? 'hidden' : hasSizes ? 'without-size' : 'new';
      return (await saveMore()) ? 'whole' : 'part';
    },
    // The failed part has shown its own message.
    savedText: (what) => (what === 'part' ? null : savedWords[what]),
    refreshes: [menuQuery.queryKey],
  });
}

/**
 * Display time in ms of a warning. A warning names the codes of two products, so users need longer to read
 * it.
 */
const WARNED_MS = 10_000;

/**
 * The result of a save. For a new product: its status. For an existing product: whether all parts of the screen were
 * saved.
 */
type Saved = 'new' | 'hidden' | 'without-size' | 'whole' | 'part';
const savedWords: Record<Exclude<Saved, 'part'>, string> = {
  new: editorTexts.created,
  hidden: editorTexts.createdHidden,
  'without-size': editorTexts.createdWithoutSize,
  whole: editorTexts.saved,
};

async function savePhoto(
  productId: number,
  { photo }: ProductValues,
  { photo: before }: ProductValues,
  fileOf: ProductFormSetting['fileOf'],
): Promise<void> {
  if (photo === null) {
    if (before !== null) await sendCall(removePhoto, { productId });
    return;
  }
  const { key, isChosen, x, y } = photo;
  const file = isChosen ? fileOf(key) : undefined;
  if (file !== undefined) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    await sendCall(sendPhoto, { productId, file: { name: file.name, bytes }, x, y });
  } else if (before !== null && (before.x !== x || before.y !== y))
    await sendCall(focusPhoto, { productId, x, y });
}

/** Checks that compare several fields. The schemas of the contract check each field alone. */
function faultsOf(values: ProductValues, hasSizes: boolean, timeZone: string): FormFaults {
  const { categoryId, name, priceCents, promoCents, barcode } = values;
  const { promoFrom, promoUntil } = promotionOf(values, timeZone);
  const faults: Record<string, string> = {};
  if (categoryId === null) faults.categoryId = editorTexts.categoryMissing;
  if (name.trim() === '') faults.name = editorTexts.nameMissing;
  if (!hasSizes && priceCents === null) faults.priceCents = editorTexts.priceMissing;
  if (!hasSizes && isPromotionTooHigh(promoCents, priceCents ?? 0))
    faults.promoCents = editorTexts.promoTooHigh;
  if (barcode.trim() !== '' && readBarcode(barcode) === null) faults.barcode = editorTexts.barcodeWrong;
  if (promoFrom !== null && promoUntil !== null && promoUntil <= promoFrom)
    faults.untilDay = editorTexts.untilBeforeFrom;
  return faults;
}

export type ProductForm = ReturnType<typeof useProductForm>;
