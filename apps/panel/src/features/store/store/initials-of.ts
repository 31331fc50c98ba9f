const KINDS = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'o', 'a']);
const TRADES = new Set([
  'pizzaria',
  'restaurante',
  'lanchonete',
  'padaria',
  'bar',
  'hamburgueria',
  'cantina',
]);

/** Two capital initials for a store or user without a picture: 'Pizzaria Dona Conceição' → 'DC'. */
export function initialsOf(name: string): string {
  const words = name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{Nd}]/u.test(word) && !KINDS.has(word.toLowerCase()));
  const significant = words.filter((word) => !TRADES.has(word.toLowerCase()));
  const chosen = significant.length > 0 ? significant : words;
  const [first = '?', ...rest] = chosen;
  const letters = [first, rest.at(-1) ?? ''].map((word) => [...word][0] ?? '');
  return letters.join('').toLocaleUpperCase('pt-BR');
}
