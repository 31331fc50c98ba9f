const NUMBER = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** A size in words: `12,3 MB`. */
export const formatBytes = (bytes: number): string =>
  bytes >= 1e9 ? `${NUMBER.format(bytes / 1e9)} GB` : `${NUMBER.format(bytes / 1e6)} MB`;
