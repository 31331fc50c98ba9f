import * as z from 'zod/mini';
import type { CategoryWithItems } from '../../../areas/catalogue/public.ts';
import { Complaint } from '../complaint.ts';
import { CARDAPIO } from './cardapio-texts.ts';

const LARGEST_ID = 2_147_483_647;
const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

const document = z
  .array(
    z.object({
      id: z.int().check(z.positive(), z.lte(LARGEST_ID)),
      nome: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
      itens: z._default(z.array(code).check(z.maxLength(5_000)), []),
    }),
  )
  .check(z.maxLength(500));

/** Reads a menu's categories from JSON; throws a Complaint that names the first place that is wrong. */
export function readCardapio(text: string): CategoryWithItems[] {
  const read = z.safeParse(document, parse(text));
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new Complaint(CARDAPIO.fault(issue?.path.join('.') ?? '', issue?.message ?? ''));
  }
  const ids = new Set<number>();
  const codes = new Set<string>();
  return read.data.map(({ id, nome, itens }) => {
    if (ids.has(id)) throw new Complaint(CARDAPIO.twiceCategory(id));
    ids.add(id);
    const own = [...new Set(itens)];
    for (const item of own) {
      if (codes.has(item)) throw new Complaint(CARDAPIO.twiceItem(item));
      codes.add(item);
    }
    return { categoryId: id, name: nome, externalCodes: own };
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Complaint(CARDAPIO.notJson);
  }
}
