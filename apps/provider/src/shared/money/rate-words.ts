/** Formats millionths as '3,99%', exact to four places. */
export const rateWords = (millionths: number): string =>
  `${(millionths / 10_000).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}%`;
