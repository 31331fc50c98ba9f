import { AppError } from '../../errors/app-error.ts';

/** One field of a form. Fields have the order of the request. */
export type FormField = readonly [name: string, text: string];

/** Values of a form: text, lists of text (`name[]`, or a repeated name) and nested fields (`name[inner]`). */
export interface NestedFields {
  [name: string]: FormValue;
}
export type FormValue = string | FormValue[] | NestedFields;

const NAME = /^([^[\]]+)((?:\[[^[\]]*\]){1,6})$/;

/** Nests fields by their names. Throws `request.malformed` for contradictory names. */
export function nestFields(fields: Iterable<FormField>): NestedFields {
  const nested: NestedFields = {};
  for (const [name, text] of fields) {
    const parts = NAME.exec(name);
    if (parts === null) put(nested, name, text);
    else putInside(nested, [parts[1] ?? '', ...(parts[2] ?? '').slice(1, -1).split('][')], text);
  }
  return nested;
}

function putInside(into: NestedFields, path: readonly string[], text: string): void {
  const [name = '', ...inner] = path;
  if (inner.length === 0) {
    put(into, name, text);
    return;
  }
  const isList = inner.length === 1 && inner[0] === '';
  const known = own(into, name) ?? (isList ? [] : {});
  if (typeof known === 'string' || Array.isArray(known) !== isList) throw new AppError('request.malformed');
  if (Array.isArray(known)) known.push(text);
  else putInside(known, inner, text);
  set(into, name, known);
}

/** Adds a value; a repeated name makes a list. */
function put(into: NestedFields, name: string, text: string): void {
  const known = own(into, name);
  if (known === undefined) set(into, name, text);
  else if (typeof known === 'string') set(into, name, [known, text]);
  else if (Array.isArray(known)) known.push(text);
  else throw new AppError('request.malformed');
}

function own(fields: NestedFields, name: string): FormValue | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function set(into: NestedFields, name: string, value: FormValue): void {
  if (name === '__proto__') throw new AppError('request.malformed');
  into[name] = value;
}
