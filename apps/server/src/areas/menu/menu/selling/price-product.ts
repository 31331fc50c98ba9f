import { selectionFaultText } from '@comanda/contract/menu/menu/selection-fault-texts';
import type { PricedByServer } from '@comanda/contract/menu/menu/selling.wire';
import {
  type PricedSelection,
  priceSelection,
  type Selection,
  selectionFaults,
} from '@comanda/domain/menu/menu/selection';
import { offerAt } from '@comanda/domain/menu/menu/sellable';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { MenuDocument } from '../whole/menu-documents.ts';

/**
 * The price of a selection at the time `at` (epoch milliseconds), its calculation, and all reasons why it
 * cannot be sold. Calls `leftOf` for counted products only. Fails with 'selling.product-missing'.
 */
export async function priceProduct(
  { parts, products }: MenuDocument,
  { productId, leftOf }: { productId: number; leftOf: () => Promise<number | null> },
  selection: Selection,
  at: number,
): Promise<PricedByServer> {
  const known = products.get(productId);
  if (known === null) throw new AppError('selling.product-missing');
  const product = known.left === null ? known : { ...known, left: await leftOf() };
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
