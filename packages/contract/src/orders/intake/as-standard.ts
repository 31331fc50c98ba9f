import { ADDED_TEXTS } from '@comanda/domain/orders/orders/order-address';
import { asText } from '../../kit/wire-types.ts';

type Fields = Record<string, unknown>;

/**
 * Fields of an object that this file reads: texts, optional texts, postal codes, moments, and nested objects and lists.
 */
interface Part {
  texts?: readonly string[];
  required?: readonly string[];
  postalCodes?: readonly string[];
  moments?: readonly string[];
  parts?: Readonly<Record<string, Part>>;
}

const item: Part = {
  texts: ['name', 'externalCode', 'unit', 'specialInstructions', 'observations'],
};

const ORDER: Part = {
  texts: ['id', 'salesChannel', 'sourceAppId', 'extraInfo', 'observations'],
  required: ['displayId'],
  parts: {
    merchant: { texts: ['id', 'name'] },
    items: { ...item, parts: { options: item } },
    otherFees: { texts: ['name'] },
    discounts: { parts: { sponsorshipValues: { texts: ['name', 'discountCode'] } } },
    payments: { parts: { methods: { texts: ['brand', 'methodInfo'] } } },
    customer: {
      texts: ['id'],
      required: ['name'],
      parts: { phone: { texts: ['extension'], required: ['number'] } },
    },
    schedule: { moments: ['scheduledDateTimeStart'] },
    delivery: {
      texts: ['pickupCode', 'observations'],
      parts: {
        deliveryAddress: {
          texts: [
            ...['state', 'neighborhood', 'complement', 'reference', 'formattedAddress'],
            ...ADDED_TEXTS.map(({ sent }) => sent),
          ],
          required: ['city', 'district', 'street', 'number'],
          postalCodes: ['postalCode'],
        },
      },
    },
    indoor: { texts: ['place', 'table', 'tab', 'seat', 'waiterCode'] },
  },
};

/** Blocks that belong to other order types. Some programs fill these blocks with meaningless values. */
const BLOCKS_OF_OTHERS = new Map([
  ['DELIVERY', ['takeout', 'indoor']],
  ['TAKEOUT', ['delivery', 'indoor']],
  ['INDOOR', ['delivery', 'takeout']],
]);

/** Timings of immediate orders, whose `schedule` has no meaning. */
const TIMINGS_OF_NOW = ['INSTANT', 'ONDEMAND'];

/** The moment that .NET writes for an unset value. */
const NO_MOMENT = '0001-01-01T00:00:00';

/**
 * Corrects values that violate the standard, if their meaning is still clear. Examples: numbers written as
 * texts, blocks of other order types, missing required texts. Does not change the given document.
 */
export function asStandard(sent: unknown): unknown {
  const read = readPart(sent, ORDER);
  if (!isObject(read)) return read;
  const others = BLOCKS_OF_OTHERS.get(trimmed(read.type)) ?? [];
  const unread = TIMINGS_OF_NOW.includes(trimmed(read.orderTiming)) ? [...others, 'schedule'] : others;
  const given = unread.filter((block) => read[block] != null);
  return given.length === 0 ? read : { ...read, ...Object.fromEntries(given.map((block) => [block, null])) };
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const trimmed = (word: unknown) => (typeof word === 'string' ? word.trim() : '');

/** Copies only parts that change, because most documents need no change. */
function readPart(value: unknown, part: Part): unknown {
  if (Array.isArray(value)) {
    let list: unknown[] | null = null;
    for (const [place, each] of value.entries()) {
      const read = isObject(each) ? readPart(each, part) : each;
      if (read !== each) {
        list ??= [...value];
        list[place] = read;
      }
    }
    return list ?? value;
  }
  if (!isObject(value)) return value;
  let copy: Fields | null = null;
  const read = (name: string, as: unknown) => {
    if (as === value[name]) return;
    copy ??= { ...value };
    copy[name] = as;
  };
  for (const name of part.texts ?? []) read(name, asText(value[name]));
  for (const name of part.required ?? []) read(name, asText(value[name] ?? ''));
  for (const name of part.postalCodes ?? []) read(name, postalCodeOf(value[name]));
  for (const name of part.moments ?? []) {
    const moment = value[name];
    if (typeof moment === 'string' && moment.startsWith(NO_MOMENT)) read(name, null);
  }
  for (const [name, below] of Object.entries(part.parts ?? {})) {
    const inner = value[name];
    if (inner != null) read(name, readPart(inner, below));
  }
  return copy ?? value;
}

/** Adds the leading zero: a postal code of São Paulo loses it when a program writes a number. */
function postalCodeOf(value: unknown): unknown {
  return typeof value === 'number' ? String(value).replace(/^\d{7}$/, '0$&') : value;
}
