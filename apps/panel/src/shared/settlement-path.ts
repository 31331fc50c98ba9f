/** The address of a repasse. */
export const settlementPath = (settlementId: number): string =>
  `/financeiro/repasses?repasse=${settlementId}`;
