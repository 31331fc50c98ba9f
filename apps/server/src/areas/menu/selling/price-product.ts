import { selectionFaultText } from '@comanda/contract/menu/selection-fault-texts';
import type { PricedByServer } from '@comanda/contract/menu/selling.wire';
import { assembleMenu } from '@comanda/domain/menu/menu-parts';
import {
  type PricedSelection,
  priceSelection,
  type Selection,
  selectionFaults,
} from '@comanda/domain/menu/selection';
import { offerAt } from '@comanda/domain/menu/sellable';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { readMenuParts } from '../whole/menu.reads.ts';

/**
 * What a selection of a product costs at `at` (epoch milliseconds) by the menu as it is kept, with its working, and
 * everything that stands against selling it. Fails with 'selling.product-missing'.
 */
export async function priceProduct(
  tx: Transaction,
  productId: number,
  selection: Selection,
  at: number,
): Promise<PricedByServer> {
  const parts = await readMenuParts(tx);
  const product = assembleMenu(parts).find((each) => each.productId === productId);
  if (product === undefined) throw new AppError('selling.product-missing');
  const faults = selectionFaults(product, selection, at);
  const isSizeOpen = faults.some(({ kind }) => kind === 'size-missing' || kind === 'size-unknown');
  return {
    version: parts.version,
    at,
    state: offerAt(product, null, at).state,
    faults: faults.map((fault) => ({ kind: fault.kind, text: selectionFaultText(fault) })),
    price: isSizeOpen ? null : workingOf(priceSelection(product, selection, at)),
  };
}

function workingOf({
  base,
  groups,
  unitCents,
  lineCents,
}: PricedSelection): NonNullable<PricedByServer['price']> {
  return {
    baseCents: base.cents,
    insteadOfCents: base.insteadOfCents,
    baseUntil: base.until,
    groups: groups.map(({ group: { groupId }, cents, options }) => ({
      groupId,
      cents,
      options: options.map(({ option: { optionId }, quantity, shareCents }) => ({
        optionId,
        quantity,
        shareCents,
      })),
    })),
    unitCents,
    lineCents,
  };
}
