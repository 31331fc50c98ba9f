/** '3,99%' of millionths, exact to four places. */
export const rateWords = (millionths: number): string =>
  `${(millionths / 10_000).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}%`;
