import { isDeepStrictEqual } from 'node:util';
import {
  FREE_ABOVE_MOST,
  FREE_OF_WHOLE_PRICE,
  MAX_BELOW_MIN,
  TOO_FEW_OPTIONS,
} from '@comanda/contract/menu/menu/options.errors';
import { canBeFree, type FreeOrder } from '@comanda/domain/menu/menu/free-pieces';
import {
  freeFault,
  type GroupFault,
  type GroupLimits,
  groupFault,
} from '@comanda/domain/menu/menu/group-rules';
import type { LastingStatus } from '@comanda/domain/menu/menu/menu-product';
import type { PriceRule } from '@comanda/domain/menu/menu/price-rules';
import type { Command } from '../../../../platform/command.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { assertSameVersion } from '../../../../platform/errors/assert-same-version.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { groupInWords } from './group-in-words.ts';
import { findGroup, findOptionCategory, findProductName, type StoredGroup } from './options.reads.ts';
import { type GroupFields, insertGroup, insertLink, updateGroup } from './options.writes.ts';

export interface WantedGroup {
  /** Null for a new group. */
  groupId: number | null;
  /** Null for no change. A new group with null belongs to `productId`. */
  optionCategoryId: number | null;
  productId: number | null;
  sizeId: number | null;
  name: string;
  least: number;
  most: number;
  /** Null for no change; the default of a new group is {@link firstMostOfEach}. */
  mostOfEach: number | null;
  /** Number of free options. Null: no change, and none for a new group. */
  free: number | null;
  freeOrder: FreeOrder | null;
  rule: PriceRule;
  status: LastingStatus | null;
  version: number | null;
}

export interface SavedGroup {
  groupId: number;
  linkId: number | null;
  version: number;
}

/**
 * Creates or changes a group. A new group with a `productId` is linked to that product. Equal values do not
 * change the version. Throws `options.not-found`, `options.category-not-found`, `options.product-not-found`,
 * `record.changed-meanwhile`, and `request.invalid` for limits that no selection can fulfil.
 */
export const saveGroup: Command<WantedGroup, SavedGroup> = async (tx, wanted, session, now) => {
  const menuVersion = await lockMenu(tx);
  const stored = wanted.groupId === null ? null : await findGroup(tx, wanted.groupId);
  const fields = await fieldsOf(tx, wanted, stored);
  assertPossible(fields, stored?.optionCount ?? 0);
  refuse(freeFault(fields));
  const author = { userName: session.userName, now };
  const change = {
    details: { nome: stored?.name ?? fields.name },
    before: stored && groupInWords(stored),
    after: groupInWords(fields),
  };
  if (stored === null) {
    const groupId = await insertGroup(tx, fields, author);
    const { productId } = fields;
    const link =
      productId === null ? null : await insertLink(tx, { productId, groupId, sizeId: wanted.sizeId });
    const version = await recordMenuChange(tx, { session, now }, 'options.saved', change);
    return { groupId, linkId: link?.linkId ?? null, version };
  }
  const { groupId } = stored;
  if (isSame(stored, fields)) return { groupId, linkId: null, version: menuVersion };
  assertSameVersion(stored, wanted.version);
  await updateGroup(tx, groupId, fields, author);
  const version = await recordMenuChange(tx, { session, now }, 'options.saved', change);
  return { groupId, linkId: null, version };
};

async function fieldsOf(
  tx: Transaction,
  wanted: WantedGroup,
  stored: StoredGroup | null,
): Promise<GroupFields> {
  const { name, least, most, rule } = wanted;
  const common = {
    ...{ name, least, most, rule },
    mostOfEach: wanted.mostOfEach ?? stored?.mostOfEach ?? firstMostOfEach(rule),
    // A client of 1.4 sends no free options, so the saved number stays. Rules that charge one price for the
    // whole group have no free options.
    free: wanted.free ?? (canBeFree(rule) ? (stored?.free ?? 0) : 0),
    freeOrder: wanted.freeOrder ?? stored?.freeOrder ?? 'cheapest',
    status: wanted.status ?? stored?.status ?? 'active',
  };
  // A group of the library may move to another category. A product's own group always belongs to that product.
  const productId =
    stored === null ? (wanted.optionCategoryId === null ? wanted.productId : null) : stored.productId;
  if (productId !== null) {
    if (stored === null) await findProductName(tx, productId, wanted.sizeId);
    return { ...common, optionCategoryId: null, productId };
  }
  const optionCategoryId = wanted.optionCategoryId ?? stored?.optionCategoryId ?? null;
  if (optionCategoryId === null) throw new AppError('options.category-not-found');
  if (optionCategoryId !== stored?.optionCategoryId) await findOptionCategory(tx, optionCategoryId);
  return { ...common, optionCategoryId, productId: null };
}

/** Default of `mostOfEach`: 1, or 0 (no limit) when the price rule multiplies by the quantity. */
function firstMostOfEach(rule: PriceRule): number {
  return rule === 'incremental' ? 0 : 1;
}

function isSame(stored: StoredGroup, fields: GroupFields): boolean {
  const current = Object.fromEntries(
    Object.keys(fields).map((name) => [name, stored[name as keyof GroupFields]]),
  );
  return isDeepStrictEqual(current, { ...fields });
}

const FAULTS: Record<GroupFault, { campo: string; mensagem: string }> = {
  'most-below-least': { campo: 'escolha_maxima', mensagem: MAX_BELOW_MIN },
  'too-few-options': { campo: 'escolha_minima', mensagem: TOO_FEW_OPTIONS },
  'free-of-whole-price': { campo: 'gratis', mensagem: FREE_OF_WHOLE_PRICE },
  'free-above-most': { campo: 'gratis', mensagem: FREE_ABOVE_MOST },
};

/** Refuses a group that no selection can fulfil, with the faulty field. */
export function assertPossible(limits: GroupLimits, optionCount: number): void {
  refuse(groupFault(limits, optionCount));
}

function refuse(fault: GroupFault | null): void {
  if (fault !== null) throw new AppError('request.invalid', { fields: [FAULTS[fault]] });
}
