import { formatCents } from '../../kit/cents/format-cents.ts';
import { wallClockAt } from '../../kit/time/wall-clock.ts';

/** One changed value, before and after. Null: the value was or is empty. */
export interface DescribedChange {
  what: string;
  before: string | null;
  after: string | null;
}

/** Names for the ids in an entry, if known. */
export interface KnownNames {
  people: ReadonlyMap<number, string>;
  /** Districts with their city: `Centro (Campinas)`. */
  districts: ReadonlyMap<number, string>;
  cities: ReadonlyMap<number, string>;
  /** Orders by their code. */
  orders: ReadonlyMap<number, string>;
}

/** Maximum length of a typed text; longer texts are cut for display. */
const LONGEST_TEXT = 300;

/**
 * Reads the details of an audit entry without assuming their form, because old entries have other forms. A
 * value that is missing, or has an unexpected type, is null. `undefined` never reaches a screen.
 */
export class AuditFacts {
  readonly #record: Readonly<Record<string, unknown>>;
  readonly #names: KnownNames;
  readonly #timeZone: string;

  constructor(record: unknown, names: KnownNames, timeZone: string) {
    this.#record = isRecord(record) ? record : {};
    this.#names = names;
    this.#timeZone = timeZone;
  }

  /** The values before and after; objects without fields when the entry has none. */
  get before(): AuditFacts {
    return new AuditFacts(this.#record.antes, this.#names, this.#timeZone);
  }
  get after(): AuditFacts {
    return new AuditFacts(this.#record.depois, this.#names, this.#timeZone);
  }

  /** A text in one line; null when missing. */
  text(field: string): string | null {
    return lineOf(this.#record[field]);
  }

  /** A text in quotes, or `otherwise` when it is missing. */
  quoted(field: string, otherwise: string): string {
    const text = this.text(field);
    return text === null ? otherwise : `“${text}”`;
  }

  number(field: string): number | null {
    const value = this.#record[field];
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  }

  flag(field: string): boolean | null {
    const value = this.#record[field];
    return typeof value === 'boolean' ? value : null;
  }

  /** The texts of a list; empty if missing. */
  texts(field: string): string[] {
    return this.list(field).flatMap((value) => lineOf(value) ?? []);
  }

  list(field: string): readonly unknown[] {
    const value = this.#record[field];
    return Array.isArray(value) ? value : [];
  }

  /** The objects of a list; empty if missing. */
  records(field: string): AuditFacts[] {
    return this.list(field).map((each) => new AuditFacts(each, this.#names, this.#timeZone));
  }

  /** True if the field exists and its value is null. */
  isNull(field: string): boolean {
    return this.#record[field] === null;
  }

  fields(): string[] {
    return Object.keys(this.#record);
  }

  /** Name of the person with the id in the field. */
  person(field: string): string {
    const number = this.number(field);
    return (number === null ? undefined : this.#names.people.get(number)) ?? 'uma pessoa da loja';
  }

  city(field: string): string {
    const number = this.number(field);
    return (number === null ? undefined : this.#names.cities.get(number)) ?? 'uma cidade';
  }

  /** E.g. ` do pedido #A12B`. */
  ofOrder(field = 'pedido'): string {
    const number = this.number(field);
    if (number === null) return '';
    const code = this.#names.orders.get(number);
    return code === undefined ? ' de um pedido' : ` do pedido #${code}`;
  }

  district(districtId: number): string {
    return this.#names.districts.get(districtId) ?? 'Um bairro';
  }

  /** Cents as `R$ 12,50`. */
  money(field: string): string | null {
    const cents = this.number(field);
    return cents === null ? null : formatCents(Math.round(cents));
  }

  /** An instant as `22/11 às 19:30`, in the store's time zone. */
  moment(field: string): string | null {
    const at = Date.parse(this.text(field) ?? '');
    if (Number.isNaN(at)) return null;
    const { day, month, hour, minute } = wallClockAt(this.#timeZone, at);
    return `${two(day)}/${two(month)} às ${two(hour)}:${two(minute)}`;
  }

  /** A calendar day as `24/12/2026`. */
  day(field: string): string | null {
    const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(this.text(field) ?? '');
    return parts === null ? null : `${parts[3]}/${parts[2]}/${parts[1]}`;
  }

  /** `sim` or `não`. */
  yesNo(field: string): string | null {
    const value = this.flag(field);
    if (value === null) return null;
    return value ? 'sim' : 'não';
  }
}

/** E.g. `3 bairros`, `1 bairro`. */
export function counted(count: number | null, one: string, many: string): string {
  if (count === null) return many;
  return `${count} ${count === 1 ? one : many}`;
}

/** The differences in the named fields. Each field has a function that formats its values. */
export function changesOf(
  facts: AuditFacts,
  fields: readonly (readonly [what: string, read: (side: AuditFacts) => string | null])[],
): DescribedChange[] {
  return fields.flatMap(([what, read]) => {
    const [before, after] = [read(facts.before), read(facts.after)];
    return before === after ? [] : [{ what, before, after }];
  });
}

/** Describes which items were removed from a list, and which were added. */
export function listChange(
  before: readonly string[],
  after: readonly string[],
  { gone, come }: { gone: string; come: string },
): DescribedChange[] {
  const left = before.filter((each) => !after.includes(each));
  const added = after.filter((each) => !before.includes(each));
  return [
    ...(added.length > 0 ? [{ what: come, before: null, after: added.join(', ') }] : []),
    ...(left.length > 0 ? [{ what: gone, before: left.join(', '), after: null }] : []),
  ];
}

const two = (number: number) => String(number).padStart(2, '0');

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function lineOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== 'string') return null;
  const line = value
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  if (line === '') return null;
  return line.length > LONGEST_TEXT ? `${line.slice(0, LONGEST_TEXT).toWellFormed()}…` : line;
}
