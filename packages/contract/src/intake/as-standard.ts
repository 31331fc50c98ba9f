type Fields = Record<string, unknown>;

/** What of an object is read here: texts, texts that may be missing, moments, and the objects and lists below it. */
interface Part {
  texts?: readonly string[];
  required?: readonly string[];
  moments?: readonly string[];
  parts?: Readonly<Record<string, Part>>;
}

const item: Part = {
  texts: ['name', 'externalCode', 'unit', 'specialInstructions', 'observations'],
};

const ORDER: Part = {
  texts: ['id', 'salesChannel', 'sourceAppId', 'extraInfo', 'observations'],
  required: ['displayId'],
  moments: ['preparationStartDateTime'],
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
    schedule: { moments: ['scheduledDateTimeStart', 'scheduledDateTimeEnd'] },
    delivery: {
      texts: ['pickupCode', 'observations'],
      moments: ['estimatedDeliveryDateTime', 'deliveryDateTime'],
      parts: {
        deliveryAddress: {
          texts: ['state', 'neighborhood', 'complement', 'reference', 'formattedAddress', 'postalCode'],
          required: ['city', 'district', 'street', 'number'],
        },
      },
    },
    takeout: { moments: ['takeoutDateTime'] },
    indoor: { texts: ['place', 'table', 'tab', 'seat', 'waiterCode'], moments: ['indoorDateTime'] },
  },
};

/** The blocks of other kinds of order. Programs that write every field leave anything in them. */
const BLOCKS_OF_OTHERS = new Map([
  ['DELIVERY', ['takeout', 'indoor']],
  ['TAKEOUT', ['delivery', 'indoor']],
  ['INDOOR', ['delivery', 'takeout']],
]);

/** How .NET writes a moment that nobody set. */
const NO_MOMENT = '0001-01-01T00:00:00';

/**
 * An order document with what partners' programs write otherwise than the standard and what has one meaning all the same:
 * numbers as texts, blocks of other kinds of order, required texts that are missing. The given document stays as it is.
 */
export function asStandard(sent: unknown): unknown {
  const read = readPart(sent, ORDER);
  if (!isObject(read)) return read;
  const others = BLOCKS_OF_OTHERS.get(trimmed(read.type)) ?? [];
  const unread = trimmed(read.orderTiming) === 'INSTANT' ? [...others, 'schedule'] : others;
  const given = unread.filter((block) => read[block] != null);
  return given.length === 0 ? read : { ...read, ...Object.fromEntries(given.map((block) => [block, null])) };
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const trimmed = (word: unknown) => (typeof word === 'string' ? word.trim() : '');

/** Copies what has to be changed, and only that: most documents are read as they came. */
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
  const change = (name: string, to: unknown) => {
    copy ??= { ...value };
    copy[name] = to;
  };
  for (const name of part.texts ?? []) if (isWritten(value[name])) change(name, String(value[name]));
  for (const name of part.required ?? []) {
    if (value[name] == null) change(name, '');
    else if (isWritten(value[name])) change(name, String(value[name]));
  }
  for (const name of part.moments ?? []) {
    const moment = value[name];
    if (typeof moment === 'string' && moment.startsWith(NO_MOMENT)) change(name, null);
  }
  for (const [name, below] of Object.entries(part.parts ?? {})) {
    const inner = value[name];
    const read = inner == null ? inner : readPart(inner, below);
    if (read !== inner) change(name, read);
  }
  return copy ?? value;
}

/** A number that says the same as a text. Larger ones have lost digits on their way: two orders might become one. */
function isWritten(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}
