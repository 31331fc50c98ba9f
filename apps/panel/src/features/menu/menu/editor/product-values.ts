import type { ProductEdit } from '@comanda/contract/menu/menu/products.wire';
import { type CalendarDate, dateAt } from '@comanda/domain/kit/time/calendar-date';
import { instantOf } from '@comanda/domain/kit/time/instant-of';
import { wallClockAt } from '@comanda/domain/kit/time/wall-clock';
import type { ProductPart } from '@comanda/domain/menu/menu/menu-parts';
import type { Week } from '@comanda/domain/store/hours/week';

/**
 * A photo in the editor: either a saved photo (by its hash), or a newly chosen photo that the next save
 * uploads.
 */
export interface EditedPhoto {
  key: string;
  isChosen: boolean;
  /** Focus point of the photo, in hundredths of its width and height. */
  x: number;
  y: number;
}

/**
 * The typed values of a product. Amounts are in cents, dates are days of the store's time zone, times are
 * minutes since midnight.
 */
export interface ProductValues {
  /** Null: no category is chosen yet. */
  categoryId: number | null;
  name: string;
  description: string;
  priceCents: number | null;
  promoCents: number | null;
  fromDay: CalendarDate | null;
  fromMinute: number | null;
  untilDay: CalendarDate | null;
  untilMinute: number | null;
  promoWeek: Week | null;
  barcode: string;
  pdvCode: string;
  left: number | null;
  referenceId: number | null;
  availability: Week | null;
  photo: EditedPhoto | null;
}

const NOTHING: ProductValues = {
  categoryId: null,
  name: '',
  description: '',
  priceCents: null,
  promoCents: null,
  fromDay: null,
  fromMinute: null,
  untilDay: null,
  untilMinute: null,
  promoWeek: null,
  barcode: '',
  pdvCode: '',
  left: null,
  referenceId: null,
  availability: null,
  photo: null,
};

/** Initial values of the editor: the values of a product, or empty values with a category. */
export function valuesOf(
  product: ProductPart | null,
  timeZone: string,
  categoryId: number | null,
): ProductValues {
  if (product === null) return { ...NOTHING, categoryId };
  const { name, description, priceCents, promoCents, promoFrom, promoUntil, promoWeek, left } = product;
  const [from, until] = [typedMoment(promoFrom, timeZone), typedEnd(promoUntil, timeZone)];
  return {
    categoryId: product.categoryId,
    ...{ name, description, priceCents, promoCents, promoWeek, left },
    ...{ fromDay: from.day, fromMinute: from.minute, untilDay: until.day, untilMinute: until.minute },
    barcode: product.barcode ?? '',
    pdvCode: product.pdvCode ?? '',
    referenceId: product.referenceId,
    availability: product.availability,
    photo: product.photo && {
      key: product.photo.hash,
      isChosen: false,
      x: product.photo.x,
      y: product.photo.y,
    },
  };
}

/** Start and end of a promotion in epoch ms: from the first minute of a day to the end of a day. */
export function promotionOf(values: ProductValues, timeZone: string) {
  const { fromDay, fromMinute, untilDay, untilMinute } = values;
  return {
    promoFrom: fromDay === null ? null : momentOf(fromDay, fromMinute ?? 0, timeZone),
    promoUntil: untilDay === null ? null : momentOf(untilDay, untilMinute ?? DAY_MINUTES, timeZone),
  };
}

/**
 * Returns only the changed fields, to send. An unchanged quantity must not be sent: meanwhile orders may have
 * lowered the saved quantity. The photo is not included, because it has its own calls.
 */
export function editOf(
  values: ProductValues,
  saved: ProductValues | null,
  timeZone: string,
): Omit<ProductEdit, 'productId' | 'version'> {
  const fields = (from: ProductValues) => ({
    categoryId: from.categoryId ?? undefined,
    name: from.name,
    description: from.description,
    priceCents: from.priceCents ?? undefined,
    promoCents: from.promoCents,
    ...promotionOf(from, timeZone),
    promoWeek: from.promoWeek,
    barcode: from.barcode || null,
    pdvCode: from.pdvCode || null,
    left: from.left,
    referenceId: from.referenceId,
    availability: from.availability,
  });
  const [now, before] = [fields(values), saved && fields(saved)];
  if (before === null) return now;
  const isChanged = (name: keyof typeof now) => JSON.stringify(now[name]) !== JSON.stringify(before[name]);
  return Object.fromEntries(Object.entries(now).filter(([name]) => isChanged(name as keyof typeof now)));
}

const DAY_MINUTES = 1440;
const MINUTE = 60_000;

const momentOf = (day: CalendarDate, minute: number, timeZone: string) =>
  instantOf(timeZone, Date.parse(`${day}T00:00:00Z`) + minute * MINUTE);

function typedMoment(at: number | null, timeZone: string) {
  if (at === null) return { day: null, minute: null };
  const { hour, minute } = wallClockAt(timeZone, at);
  return { day: dateAt(timeZone, at), minute: hour * 60 + minute };
}

/** The editor shows the last day of a promotion. A promotion that ends at midnight shows the day before. */
function typedEnd(at: number | null, timeZone: string) {
  const end = typedMoment(at, timeZone);
  return at !== null && end.minute === 0 ? { day: dateAt(timeZone, at - 1), minute: null } : end;
}
