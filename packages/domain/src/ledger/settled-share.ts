import { proportionOf } from '../money/rates.ts';

/** What of an order a repasse shows, less what went back. Integer cents: subtotal + delivery − discounts = paid. */
export interface SettledAmounts {
  paidCents: number;
  /** Before discounts. */
  subtotalCents: number;
  deliveryCents: number;
  storeDiscountCents: number;
  sponsoredCents: number;
  feeCents: number;
  commissionCents: number;
}

/**
 * The lines of a repasse by their true names. Sold (subtotal + delivery − discounts) − fee − commission − kept by others − refund − lost
 * − blocked + covered = net, to the cent.
 */
export interface SettledLines {
  /** As it was delivered: nothing that went back is taken off. */
  soldSubtotalCents: number;
  soldDeliveryCents: number;
  soldStoreDiscountCents: number;
  soldSponsoredCents: number;
  soldFeeCents: number;
  soldCommissionCents: number;
  /** Fees of the order that the platform keeps. */
  keptByOthersCents: number;
  /** Refunds, less the commission and fee that came back with them. */
  refundCents: number;
  /** Lost in disputes; the commission of it goes back to the current account. */
  lostCents: number;
  /** Contested and not judged when the repasse was made. */
  blockedCents: number;
  /** Paid by the current account, because a refund was more than what was due. */
  coveredCents: number;
}

/** An order as it was delivered, whatever way it was paid. */
export interface SoldOrder extends Omit<SettledAmounts, 'paidCents' | 'subtotalCents'> {
  onlineCents: number;
  /** Paid in all ways. */
  paidCents: number;
  keptByOthersCents: number;
}

/** What happened since the delivery to the receivables of an order that no repasse has. */
export interface Reductions {
  /** What they lack of their first worth. */
  reducedCents: number;
  /** Taken by open disputes, and by lost ones. */
  blockedCents: number;
  lostCents: number;
  /** What was given to them: commission and fee of refunds, and what the current account covered. */
  commissionCents: number;
  feeCents: number;
  coveredCents: number;
}

/** Parts of an order that earlier repasses had, by line. */
export type SharedBefore = Pick<
  SettledLines,
  | 'soldDeliveryCents'
  | 'soldStoreDiscountCents'
  | 'soldSponsoredCents'
  | 'soldFeeCents'
  | 'soldCommissionCents'
  | 'keptByOthersCents'
>;

/** What a repasse holds of an order. `otherCents`: what is neither fee nor commission nor paid to the store. */
export type SettledShare = SettledAmounts & SettledLines & { otherCents: number; netCents: number };

/**
 * The part of an order that one of its receivables settles. Receivables share the sale as their first amounts do (`beforeCents`: those settled
 * before), so that the parts add up to it; they share what went back as it reduced them. Of an order paid in two ways the online part counts.
 */
export function settledShare(
  order: SoldOrder,
  receivable: { originalCents: number; cents: number; beforeCents: number; wholeCents: number },
  before: SharedBefore,
  since: Reductions,
): SettledShare {
  const { originalCents, cents: netCents, beforeCents, wholeCents } = receivable;
  const share = (cents: number, had: number) =>
    proportionOf(cents, beforeCents + originalCents, wholeCents) - had;
  const online = (cents: number) => proportionOf(cents, order.onlineCents, order.paidCents);
  const soldDeliveryCents = share(online(order.deliveryCents), before.soldDeliveryCents);
  const soldStoreDiscountCents = share(online(order.storeDiscountCents), before.soldStoreDiscountCents);
  const soldSponsoredCents = share(online(order.sponsoredCents), before.soldSponsoredCents);
  const soldFeeCents = share(order.feeCents, before.soldFeeCents);
  const soldCommissionCents = share(order.commissionCents, before.soldCommissionCents);
  const keptByOthersCents = share(order.keptByOthersCents, before.keptByOthersCents);
  const soldCents = originalCents + soldFeeCents + soldCommissionCents + keptByOthersCents;

  const reducedCents = originalCents - netCents;
  const part = (cents: number) => proportionOf(cents, reducedCents, since.reducedCents);
  const given = {
    commissionCents: part(since.commissionCents),
    feeCents: part(since.feeCents),
    coveredCents: part(since.coveredCents),
  };
  const goneCents = reducedCents + given.commissionCents + given.feeCents + given.coveredCents;
  const mostCents = Math.max(0, reducedCents + given.coveredCents);
  const contestedCents = Math.min(mostCents, part(since.blockedCents + since.lostCents));
  const blockedCents = Math.min(contestedCents, part(since.blockedCents));
  const lostCents = contestedCents - blockedCents;
  const returnedCents = goneCents - blockedCents;

  const kept = (cents: number) => cents - proportionOf(cents, returnedCents, soldCents);
  const paidCents = soldCents - returnedCents;
  const deliveryCents = kept(soldDeliveryCents);
  const storeDiscountCents = kept(soldStoreDiscountCents);
  const sponsoredCents = kept(soldSponsoredCents);
  const feeCents = soldFeeCents - given.feeCents;
  const commissionCents = soldCommissionCents - given.commissionCents;
  return {
    ...{ paidCents, deliveryCents, storeDiscountCents, sponsoredCents, feeCents, commissionCents, netCents },
    subtotalCents: paidCents - deliveryCents + storeDiscountCents + sponsoredCents,
    otherCents: paidCents - feeCents - commissionCents - netCents,
    soldSubtotalCents: soldCents - soldDeliveryCents + soldStoreDiscountCents + soldSponsoredCents,
    ...{ soldDeliveryCents, soldStoreDiscountCents, soldSponsoredCents, soldFeeCents, soldCommissionCents },
    ...{ keptByOthersCents, blockedCents, lostCents, coveredCents: given.coveredCents },
    refundCents: returnedCents - lostCents - given.commissionCents - given.feeCents,
  };
}

/**
 * What disputes took of an order's receivables and no repasse has had. What a repasse called contested may be lost since; what was won came
 * back, and is nobody's.
 */
export function contestedLeft(
  taken: { openCents: number; lostCents: number; wonCents: number },
  had: { blockedCents: number; lostCents: number },
): Pick<Reductions, 'blockedCents' | 'lostCents'> {
  const lostSince = Math.max(0, had.blockedCents - taken.openCents - taken.wonCents);
  return {
    blockedCents: Math.max(0, taken.openCents - had.blockedCents),
    lostCents: Math.max(0, taken.lostCents - had.lostCents - lostSince),
  };
}

/** What is left to share of what happened since the delivery, once a receivable has its part. */
export function reductionsAfter(
  since: Reductions,
  receivable: { originalCents: number; cents: number },
  share: SettledShare,
): Reductions {
  return {
    reducedCents: since.reducedCents - (receivable.originalCents - receivable.cents),
    blockedCents: Math.max(0, since.blockedCents - share.blockedCents),
    lostCents: Math.max(0, since.lostCents - share.lostCents),
    commissionCents: since.commissionCents - (share.soldCommissionCents - share.commissionCents),
    feeCents: since.feeCents - (share.soldFeeCents - share.feeCents),
    coveredCents: since.coveredCents - share.coveredCents,
  };
}

/** What repasses had of an order, with one more share. */
export function sharedAfter(before: SharedBefore, share: SettledShare): SharedBefore {
  return {
    soldDeliveryCents: before.soldDeliveryCents + share.soldDeliveryCents,
    soldStoreDiscountCents: before.soldStoreDiscountCents + share.soldStoreDiscountCents,
    soldSponsoredCents: before.soldSponsoredCents + share.soldSponsoredCents,
    soldFeeCents: before.soldFeeCents + share.soldFeeCents,
    soldCommissionCents: before.soldCommissionCents + share.soldCommissionCents,
    keptByOthersCents: before.keptByOthersCents + share.keptByOthersCents,
  };
}
