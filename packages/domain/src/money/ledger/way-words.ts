/** How an order was paid, in the ledger. */
export type PaidWay = 'online' | 'card' | 'cash' | 'partner';

const METHODS: Record<PaidWay, string> = {
  online: 'Online',
  card: 'Cartão',
  cash: 'Dinheiro',
  partner: 'Parceiro',
};

/** Describes a payment: 'Online', 'Online, bandeira Diners fora do plano', 'Online, bandeira não informada'. */
export function wayWords({
  way,
  isBrandUnknown,
  brandOutsidePlan,
}: {
  way: PaidWay;
  isBrandUnknown: boolean;
  brandOutsidePlan: string | null;
}): string {
  if (!isBrandUnknown) return METHODS[way];
  return brandOutsidePlan === null
    ? `${METHODS[way]}, bandeira não informada`
    : `${METHODS[way]}, bandeira ${brandOutsidePlan} fora do plano`;
}
