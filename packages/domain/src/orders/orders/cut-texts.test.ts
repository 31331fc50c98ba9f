import { expect, it } from 'vitest';
import type { Field } from '../../kit/fields/fields.ts';
import { cutTexts, OTHER_TEXTS } from './cut-texts.ts';
import { DOCUMENT_PARTS, ITEM_PARTS, OPTION_PARTS, type Parts } from './document-parts.ts';
import type { NewOrder } from './new-order.ts';
import { ADDRESS_FIELDS } from './order-address.ts';
import { CARD_FIELDS } from './order-card.ts';

type Texts = Record<string, string>;

/** Names of the address's texts, and of the other fields that declare a limit. */
const addressTexts = Object.entries<Field>(ADDRESS_FIELDS).filter(([, { type }]) => type !== 'number?');
const limited = (fields: Readonly<Record<string, Field>> | Parts) =>
  Object.entries<Field | Parts[string]>(fields).filter(([, { longest }]) => longest !== undefined);
const limits = (fields: readonly [string, { longest?: number }][]) =>
  fields.map(([name, { longest = OTHER_TEXTS }]) => [name, longest] as const);

/** Texts that are this much longer than their limits. */
const textsOf = (fields: readonly [string, { longest?: number }][], more: number): Texts =>
  Object.fromEntries(limits(fields).map(([name, longest]) => [name, 'x'.repeat(longest + more)]));

function anOrder(more: number) {
  const option = textsOf(limited(OPTION_PARTS), more);
  const item = { ...textsOf(limited(ITEM_PARTS), more), options: [option] };
  const address = textsOf(addressTexts, more);
  const document = { ...textsOf(limited(DOCUMENT_PARTS), more), items: [item], address };
  return { ...textsOf(limited(CARD_FIELDS), more), document } as unknown as NewOrder;
}

/** Every text of an order with its path. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, part]) =>
    key === 'uncut' ? [] : textsIn(part, path === '' ? key : `${path}.${key}`),
  );
}

it('cuts each text at the limit that its field declares, and retains the whole text', () => {
  const sent = anOrder(1);
  const cut = cutTexts(sent);
  const complete = textsIn(sent);
  expect(textsIn(cut)).toEqual(complete.map(([path, text]) => [path, `${text.slice(0, -2)}…`]));
  expect(cut.document.uncut).toEqual(complete.map(([field, text]) => ({ field, text })));
  const paths = complete.map(([path]) => path);
  for (const [name] of addressTexts) expect(paths).toContain(`document.address.${name}`);
});

it('retains a text that has its limit, and never cuts ids', () => {
  const sent = { ...anOrder(0), externalId: 'x'.repeat(400), customerId: 'y'.repeat(400) };
  expect(cutTexts(sent)).toEqual(sent);
  expect(cutTexts({ ...anOrder(1), externalId: sent.externalId }).externalId).toBe(sent.externalId);
});

it('a limit of the address does not hold for a field of the same name elsewhere', () => {
  const state = 'x'.repeat(OTHER_TEXTS);
  const payments = [{ state }];
  const sent = { ...anOrder(0), document: { ...anOrder(0).document, payments } } as unknown as NewOrder;
  expect(cutTexts(sent)).toEqual(sent);
});

it('does not split a letter of two halves', () => {
  const sent = { ...anOrder(0), code: `${'x'.repeat(38)}🍕🍕` } as NewOrder;
  expect(cutTexts(sent).code).toBe(`${'x'.repeat(38)}…`);
});
