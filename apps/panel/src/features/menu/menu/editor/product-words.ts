import { formatDay } from '@comanda/client/formats/date-time.ts';
import { formatMoney } from '@comanda/web/formats/format-money';
import type { ProductValues } from './product-values.ts';
import { editorTexts } from './texts.ts';

/** The fields of a product in words, to compare two versions. */
export function productWords(values: ProductValues): (readonly [label: string, words: string])[] {
  const { name, description, priceCents, promoCents, barcode, pdvCode, left, availability, photo } = values;
  const money = (cents: number | null) => (cents === null ? '—' : formatMoney(cents));
  const day = (date: string | null) => (date === null ? '—' : formatDay(date));
  const weekWords = (week: ProductValues['availability']) =>
    week === null ? editorTexts.availabilityWords.always : editorTexts.availabilityWords.limited;
  return [
    [editorTexts.name, name],
    [editorTexts.description, description || '—'],
    [editorTexts.price, money(priceCents)],
    [editorTexts.promo, money(promoCents)],
    [editorTexts.from, day(values.fromDay)],
    [editorTexts.until, day(values.untilDay)],
    [editorTexts.promotionDays, weekWords(values.promoWeek)],
    [editorTexts.barcode, barcode || '—'],
    [editorTexts.pdvCode, pdvCode || '—'],
    [editorTexts.left, left === null ? editorTexts.uncounted : String(left)],
    [editorTexts.availability, weekWords(availability)],
    [editorTexts.photo, photo === null ? editorTexts.noPhoto : editorTexts.hasPhoto],
  ];
}
