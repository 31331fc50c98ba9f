import { refreshQueries } from '@comanda/client/api/refresh-queries.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { type FormFaults, useCallForm } from '@comanda/client/form/use-call-form.ts';
import { focusPhoto, removePhoto, sendPhoto } from '@comanda/contract/menu/photo.calls';
import { saveProduct } from '@comanda/contract/menu/products.calls';
import { productEdit } from '@comanda/contract/menu/products.wire';
import { readBarcode } from '@comanda/domain/menu/gtin';
import type { ProductPart } from '@comanda/domain/menu/menu-parts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useMemo, useRef } from 'react';
import { menuQuery } from '../menu-query.ts';
import { editOf, type ProductValues, promotionOf, valuesOf } from './product-values.ts';
import { editorTexts } from './texts.ts';

interface ProductFormSetting {
  /** Null: a new one. */
  product: ProductPart | null;
  /** Of a new one, where it is known. */
  categoryId: number | null;
  timeZone: string;
  /** Prices are those of its sizes. */
  hasSizes: boolean;
  /** A chosen photo, by its key. */
  fileOf: (key: string) => File | undefined;
  /** It has a number from now on. */
  onCreated: (productId: number) => void;
  /** What it counts as, after a save of our own. */
  onVersion: (version: number) => void;
  /** A new one is not sold before somebody says so. */
  isHidden: () => boolean;
  /** Saves what else is on the screen; it tells what went wrong itself. False: it was not saved. */
  saveMore: () => Promise<boolean>;
}

/** A product's own fields and its photo, saved together: the words first, then the photo, by calls of their own. */
export function useProductForm(setting: ProductFormSetting) {
  const { product, categoryId, timeZone, hasSizes, fileOf, onCreated, onVersion, isHidden, saveMore } =
    setting;
  const saved = useMemo(() => valuesOf(product, timeZone, categoryId), [product, timeZone, categoryId]);
  /** The number a new one was given, also where what came after it failed. */
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
        // Its sizes have the prices: one that has none yet costs nothing, and is not sold at what was typed before.
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
        // The words are saved: what is still to be saved starts from there.
        await refreshQueries([menuQuery.queryKey]);
        throw failure;
      }
      if (isNew) return status === 'hidden' ? 'hidden' : hasSizes ? 'without-size' : 'new';
      return (await saveMore()) ? 'whole' : 'part';
    },
    // What is left was told, and stands there.
    savedText: (what) => (what === 'part' ? null : savedWords[what]),
    refreshes: [menuQuery.queryKey],
  });
}

/** Codes of two products take some reading. */
const WARNED_MS = 10_000;

/** How a save went: of a new one, how it stands; of one that was there, whether all of the screen is saved. */
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

/** What the contract cannot know: one field against another. */
function faultsOf(values: ProductValues, hasSizes: boolean, timeZone: string): FormFaults {
  const { categoryId, name, priceCents, promoCents, barcode } = values;
  const { promoFrom, promoUntil } = promotionOf(values, timeZone);
  const faults: Record<string, string> = {};
  if (categoryId === null) faults.categoryId = editorTexts.categoryMissing;
  if (name.trim() === '') faults.name = editorTexts.nameMissing;
  if (!hasSizes && priceCents === null) faults.priceCents = editorTexts.priceMissing;
  if (!hasSizes && promoCents !== null && promoCents >= (priceCents ?? 0) && promoCents > 0)
    faults.promoCents = editorTexts.promoTooHigh;
  if (barcode.trim() !== '' && readBarcode(barcode) === null) faults.barcode = editorTexts.barcodeWrong;
  if (promoFrom !== null && promoUntil !== null && promoUntil <= promoFrom)
    faults.untilDay = editorTexts.untilBeforeFrom;
  return faults;
}

export type ProductForm = ReturnType<typeof useProductForm>;
