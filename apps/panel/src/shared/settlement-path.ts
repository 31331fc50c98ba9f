export const settlementPath = (settlementId: number): string =>
  `/financeiro/repasses?repasse=${settlementId}`;
