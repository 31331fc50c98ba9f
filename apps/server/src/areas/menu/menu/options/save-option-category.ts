import type { LastingStatus } from '@comanda/domain/menu/menu/menu-product';
import type { Command } from '../../../../platform/command.ts';
import { nextNumber } from '../../../../platform/database/next-number.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { assertSameVersion } from '../../../../platform/errors/assert-same-version.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { findOptionCategory } from './options.reads.ts';

export interface WantedCategory {
  /** Null for a new category. */
  optionCategoryId: number | null;
  name: string;
  /** Null for no change. A new category with null becomes active. */
  status: LastingStatus | null;
  version: number | null;
}

/**
 * Creates or changes a category of groups. Equal values do not change the version. Throws
 * `options.category-not-found`, `record.changed-meanwhile`.
 */
export const saveOptionCategory: Command<
  WantedCategory,
  { optionCategoryId: number; version: number }
> = async (tx, wanted, session, now) => {
  const menuVersion = await lockMenu(tx);
  const stored =
    wanted.optionCategoryId === null ? null : await findOptionCategory(tx, wanted.optionCategoryId);
  const { name } = wanted;
  const status = wanted.status ?? stored?.status ?? 'active';
  if (stored !== null) {
    const { optionCategoryId } = stored;
    if (stored.name === name && stored.status === status) return { optionCategoryId, version: menuVersion };
    assertSameVersion(stored, wanted.version);
  }
  const optionCategoryId = stored?.optionCategoryId ?? (await nextNumber(tx, 'option-category'));
  await tx.rows(
    stored === null
      ? sql`insert into option_categories (store_id, option_category_id, name, status, position, changed_at, changed_by)
            values (${tx.storeId}, ${optionCategoryId}, ${name}, ${status}, ${optionCategoryId}, ${new Date(now)},
                    ${session.userName})`
      : sql`update option_categories set name = ${name}, status = ${status}, version = version + 1,
                   changed_at = ${new Date(now)}, changed_by = ${session.userName}
             where store_id = ${tx.storeId} and option_category_id = ${optionCategoryId}`,
  );
  const version = await recordMenuChange(tx, { session, now }, 'options.category-saved', {
    details: { nome: stored?.name ?? name },
    before: stored && { nome: stored.name, situacao: stored.status },
    after: { nome: name, situacao: status },
  });
  return { optionCategoryId, version };
};
