import { isDeepStrictEqual } from 'node:util';
import type { CategoryEdit, MenuCategory } from '@comanda/contract/menu/menu/categories.calls';
import { searchable } from '@comanda/domain/kit/text/searchable';
import type { Command } from '../../../../platform/command.ts';
import { nextNumber } from '../../../../platform/database/next-number.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { assertSameVersion } from '../../../../platform/errors/assert-same-version.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { whatDiffers } from '../whole/changed-fields.ts';
import { required } from '../whole/field-faults.ts';
import { countMenuChange, lockMenu } from '../whole/lock-menu.ts';
import { weekWords } from '../whole/week-words.ts';
import { getCategory, listMenuCategories } from './categories.reads.ts';

type Fields = Omit<CategoryEdit, 'categoryId' | 'version'>;
interface Saved {
  version: number;
  categoryId: number;
  recordVersion: number;
  warnings?: readonly string[];
}

/**
 * Creates a category at the end of the menu, or changes the given fields of a category. Equal values do not
 * change the version. Throws `catalogue.category-not-found`, `record.changed-meanwhile`, and
 * `request.invalid` for a new category without a name.
 */
export const saveCategory: Command<CategoryEdit, Saved> = async (
  tx,
  { categoryId, version, ...fields },
  session,
  now,
) => {
  const menuVersion = await lockMenu(tx);
  if (categoryId === null) return makeCategory(tx, fields, session, now);
  const stored = await getCategory(tx, categoryId);
  const next: MenuCategory = { ...stored, ...fields };
  if (isDeepStrictEqual(next, stored))
    return { version: menuVersion, categoryId, recordVersion: stored.version };
  assertSameVersion(stored, version);
  const recordVersion = stored.version + 1;
  await tx.rows(sql`
    update menu_categories
       set name = ${next.name}, status = ${next.status}, availability = ${jsonOf(next.availability)}::jsonb,
           version = ${recordVersion}, changed_at = ${new Date(now)}, changed_by = ${session.userName}
     where store_id = ${tx.storeId} and category_id = ${categoryId}`);
  await recordAudit(tx, { session, now }, 'catalogue.category-changed', {
    details: { categoria: next.name },
    ...whatDiffers(audited(stored), audited(next)),
  });
  const warned = next.name === stored.name ? {} : await sameName(tx, categoryId, next.name);
  return { version: await countMenuChange(tx), categoryId, recordVersion, ...warned };
};

async function makeCategory(tx: Transaction, fields: Fields, session: Session, now: number): Promise<Saved> {
  const name = required(fields.name, 'nome_categoria');
  const { status = 'active', availability = null } = fields;
  const categoryId = await nextNumber(tx, 'menu-category');
  await tx.rows(sql`
    insert into menu_categories (store_id, category_id, name, status, availability, position, version, changed_at,
                                 changed_by)
    select ${tx.storeId}, ${categoryId}, ${name}, ${status}, ${jsonOf(availability)}::jsonb,
           coalesce(max(position) + 1, 0), 1, ${new Date(now)}, ${session.userName}
      from menu_categories where store_id = ${tx.storeId}
    returning category_id`);
  const details = { categoria: name };
  await recordAudit(tx, { session, now }, 'catalogue.category-created', { details });
  const warned = await sameName(tx, categoryId, name);
  return { version: await countMenuChange(tx), categoryId, recordVersion: 1, ...warned };
}

/** A warning when another category has this name, because users cannot distinguish the two in lists. */
async function sameName(tx: Transaction, categoryId: number, name: string): Promise<{ warnings?: string[] }> {
  const isTaken = (await listMenuCategories(tx)).some(
    (other) => other.categoryId !== categoryId && searchable(other.name) === searchable(name),
  );
  return isTaken ? { warnings: [`Já existe uma categoria “${name}”.`] } : {};
}

const jsonOf = (value: object | null) => value && JSON.stringify(value);

/** A category for the audit log. */
const audited = ({ name, status, availability }: MenuCategory) => ({
  nome: name,
  status,
  disponibilidade: weekWords(availability),
});
