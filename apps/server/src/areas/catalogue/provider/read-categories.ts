import * as z from 'zod/mini';
import type { CategoryWithItems } from '../categories.writes.ts';
import { TEXTS } from './texts.ts';

const LARGEST_ID = 2_147_483_647;
/** JSON can say what no database keeps: nothing at all as a letter, and halves of letters. */
const storable = z.refine<string>((text) => text.isWellFormed() && !text.includes('\0'), TEXTS.badLetters);
const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(100), storable);

const document = z
  .array(
    z.object({
      id: z.int().check(z.positive(), z.lte(LARGEST_ID)),
      nome: z.string().check(z.trim(), z.minLength(1), z.maxLength(100), storable),
      itens: z._default(z.array(code).check(z.maxLength(5_000)), []),
    }),
  )
  .check(z.maxLength(500));

/** A menu's categories from JSON; or what is wrong, in the first place where something is. */
export function readCategories(text: string): { categories: CategoryWithItems[] } | { fault: string } {
  const given = parse(text);
  if (given === undefined) return { fault: TEXTS.notJson };
  const read = z.safeParse(document, given);
  if (!read.success) {
    const issue = read.error.issues[0];
    return { fault: TEXTS.fault(issue?.path.join('.') ?? '', issue?.message ?? '') };
  }
  const ids = new Set<number>();
  const codes = new Set<string>();
  const categories: CategoryWithItems[] = [];
  for (const { id, nome, itens } of read.data) {
    if (ids.has(id)) return { fault: TEXTS.twiceCategory(id) };
    ids.add(id);
    const externalCodes = [...new Set(itens)];
    const twice = externalCodes.find((code) => codes.has(code));
    if (twice !== undefined) return { fault: TEXTS.twiceItem(twice) };
    for (const code of externalCodes) codes.add(code);
    categories.push({ categoryId: id, name: nome, externalCodes });
  }
  return { categories };
}

/** Undefined: it is no JSON, which knows no such value. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
