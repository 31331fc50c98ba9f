/** A statement with its parameters for `pg`. A named statement is prepared once per connection. */
export interface Query {
  text: string;
  values: readonly unknown[];
  name?: string;
  /** Identifies the place in the code, if the text of the statement is always the same. */
  place?: string;
}

/**
 * Builds a parameterised statement: every `${value}` becomes `$n`, and a nested Query is inserted. A value never
 * becomes part of the text, so it needs no escaping.
 */
export function sql(strings: TemplateStringsArray, ...values: readonly unknown[]): Query {
  return values.some(isQuery) ? spliced(strings, values) : { ...plainText(strings), values };
}

/** Joins statements. `between` is the text between them, and has no values. */
export const joined = (parts: readonly Query[], between: Query): Query =>
  spliced(['', ...parts.slice(1).map(() => between.text), ''], parts);

function spliced(strings: readonly string[], values: readonly unknown[]): Query {
  let text = strings[0] ?? '';
  const collected: unknown[] = [];
  values.forEach((value, index) => {
    if (isQuery(value)) {
      text += value.text.replace(/\$(\d+)/g, (_whole, n: string) => `$${Number(n) + collected.length}`);
      collected.push(...value.values);
    } else {
      collected.push(value);
      text += `$${collected.length}`;
    }
    text += strings[index + 1] ?? '';
  });
  return { text, values: collected };
}

const plainTexts = new WeakMap<TemplateStringsArray, { text: string; place: string }>();
let places = 0;

/**
 * The text of a statement without nested statements. This text never changes, so it is built once per place
 * in the code.
 */
function plainText(strings: TemplateStringsArray): { text: string; place: string } {
  const stored = plainTexts.get(strings);
  if (stored !== undefined) return stored;
  places += 1;
  const made = {
    text: strings.reduce((before, part, index) => `${before}$${index}${part}`),
    place: `place-${places}`,
  };
  plainTexts.set(strings, made);
  return made;
}

/** Escapes words for a `like` pattern, so that `%` and `_` match only themselves. */
export const literally = (words: string): string => words.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Names a statement of a hot path, so that connections parse and plan it once. */
export function prepared(name: string, query: Query): Query {
  return { ...query, name };
}

function isQuery(value: unknown): value is Query {
  return typeof value === 'object' && value !== null && 'text' in value && 'values' in value;
}
