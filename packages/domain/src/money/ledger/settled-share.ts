import { proportionOf } from '../../kit/cents/rates.ts';

/**
 * Amounts of an order in a settlement, with refunds and lost disputes subtracted. Integer cents: subtotal +
 * delivery − discounts = paid.
 */
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
 * The lines of a settlement. Sold (subtotal + delivery − discounts) − fee − commission − fees of others −
 * refund − lost − blocked + covered = net, exact to the cent.
 */
export interface SettledLines {
  /** Amounts at the delivery: later refunds and disputes are not subtracted. */
  soldSubtotalCents: number;
  soldDeliveryCents: number;
  soldStoreDiscountCents: number;
  soldSponsoredCents: number;
  soldFeeCents: number;
  soldCommissionCents: number;
  /** Fees of the order that other receivers get. */
  keptByOthersCents: number;
  /** Refunds, minus the commission and fee that the store got back with them. */
  refundCents: number;
  /** Amount lost in disputes. The commission on it goes back to the current account. */
  lostCents: number;
  /** Amount that was contested, without a decision, at the time of the settlement. */
  blockedCents: number;
  /** Amount that the current account paid because a refund exceeded the due amount. */
  coveredCents: number;
}

/** An order at its delivery, with all payment ways. */
export interface SoldOrder extends Omit<SettledAmounts, 'paidCents' | 'subtotalCents'> {
  onlineCents: number;
  /** Sum of all payments. */
  paidCents: number;
  keptByOthersCents: number;
}

/** Changes of an order's unsettled receivables since the delivery. */
export interface Reductions {
  /** By how much the receivables are lower than their original amounts. */
  reducedCents: number;
  /** Amounts blocked by open disputes, and amounts of lost disputes. */
  blockedCents: number;
  lostCents: number;
  /**
   * Amounts that the store got back: commission and fee of refunds, and amounts that the current account
   * covered.
   */
  commissionCents: number;
  feeCents: number;
  coveredCents: number;
}

/** The parts of an order that earlier settlements contain, by line. */
export type SharedBefore = Pick<
  SettledLines,
  | 'soldDeliveryCents'
  | 'soldStoreDiscountCents'
  | 'soldSponsoredCents'
  | 'soldFeeCents'
  | 'soldCommissionCents'
  | 'keptByOthersCents'
>;

/**
 * The share of an order in a settlement. `otherCents`: the amount that other receivers get, besides fee and
 * commission.
 */
export type SettledShare = SettledAmounts & SettledLines & { otherCents: number; netCents: number };

/**
 * The part of an order that one receivable settles. The sale is split in proportion to the original amounts
 * of the receivables, so the parts add up. `beforeCents`: receivables settled earlier. Refunds and disputes
 * are split in proportion to the reduction of each receivable. If an order was paid in two ways, only the
 * online part counts.
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
  const maxCents = Math.max(0, reducedCents + given.coveredCents);
  const contestedCents = Math.min(maxCents, part(since.blockedCents + since.lostCents));
  const blockedCents = Math.min(contestedCents, part(since.blockedCents));
  const lostCents = contestedCents - blockedCents;
  const returnedCents = goneCents - blockedCents;

  const stored = (cents: number) => cents - proportionOf(cents, returnedCents, soldCents);
  const paidCents = soldCents - returnedCents;
  const deliveryCents = stored(soldDeliveryCents);
  const storeDiscountCents = stored(soldStoreDiscountCents);
  const sponsoredCents = stored(soldSponsoredCents);
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
 * Contested amounts that no settlement has shown yet. An amount that an earlier settlement showed as
 * contested may be lost meanwhile. Amounts of won disputes are not included, because the store got this money
 * back.
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

/** The reductions that are left for later receivables after this share. */
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

/** The sum of the earlier shares and `share`. */
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
