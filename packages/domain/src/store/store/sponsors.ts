const NAMES: Readonly<Record<string, string>> = {
  MARKETPLACE: 'plataforma',
  MERCHANT: 'loja',
  CHAIN: 'rede',
};

/** The sponsor of a discount as text: 'plataforma', 'loja', 'rede', or the partner's own word. */
export const sponsorName = (sponsor: string): string => NAMES[sponsor] ?? sponsor;

/** E.g. 'pago pela plataforma', 'pago por Rede Sul'. */
export const paidBySponsor = (sponsor: string): string => {
  const name = NAMES[sponsor];
  return name === undefined ? `pago por ${sponsor}` : `pago pela ${name}`;
};
