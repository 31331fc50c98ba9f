import type { KeptStatus } from '@comanda/domain/menu/menu/menu-product';
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
  /** Null: unchanged; 'active' for a new one. */
  status: KeptStatus | null;
  version: number | null;
}

/**
 * Creates a category of groups, or changes one. Equal values make no new version. Throws `options.category-not-found`,
 * `record.changed-meanwhile`.
 */
export const saveOptionCategory: Command<
  WantedCategory,
  { optionCategoryId: number; version: number }
> = async (tx, wanted, session, now) => {
  const menuVersion = await lockMenu(tx);
  const kept =
    wanted.optionCategoryId === null ? null : await findOptionCategory(tx, wanted.optionCategoryId);
  const { name } = wanted;
  const status = wanted.status ?? kept?.status ?? 'active';
  if (kept !== null) {
    const { optionCategoryId } = kept;
    if (kept.name === name && kept.status === status) return { optionCategoryId, version: menuVersion };
    assertSameVersion(kept, wanted.version);
  }
  const optionCategoryId = kept?.optionCategoryId ?? (await nextNumber(tx, 'option-category'));
  await tx.rows(
    kept === null
      ? sql`insert into option_categories (store_id, option_category_id, name, status, position, changed_at, changed_by)
            values (${tx.storeId}, ${optionCategoryId}, ${name}, ${status}, ${optionCategoryId}, ${new Date(now)},
                    ${session.userName})`
      : sql`update option_categories set name = ${name}, status = ${status}, version = version + 1,
                   changed_at = ${new Date(now)}, changed_by = ${session.userName}
             where store_id = ${tx.storeId} and option_category_id = ${optionCategoryId}`,
  );
  const version = await recordMenuChange(tx, { session, now }, 'options.category-saved', {
    details: { nome: kept?.name ?? name },
    before: kept && { nome: kept.name, situacao: kept.status },
    after: { nome: name, situacao: status },
  });
  return { optionCategoryId, version };
};
