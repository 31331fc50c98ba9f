const SHORT_FORMS: Record<string, string> = {
  r: 'rua',
  av: 'avenida',
  aven: 'avenida',
  al: 'alameda',
  pca: 'praca',
  pc: 'praca',
  tv: 'travessa',
  trav: 'travessa',
  est: 'estrada',
  rod: 'rodovia',
  dr: 'doutor',
  dra: 'doutora',
  prof: 'professor',
  sta: 'santa',
  sto: 'santo',
  cons: 'conselheiro',
  brig: 'brigadeiro',
  jd: 'jardim',
  vl: 'vila',
  pq: 'parque',
};

/** Words that many places share, so they do not distinguish places. */
const EMPTY_WORDS = new Set([
  ...['de', 'da', 'do', 'das', 'dos', 'e', 'a', 'o', 'na', 'no', 'num', 'numero', 'bairro', 'cidade'],
  ...['rua', 'avenida', 'alameda', 'praca', 'travessa', 'estrada', 'rodovia', 'largo'],
]);

/** The words of an address, in lower case without accents, with abbreviations expanded. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? []
  ).map((word) => SHORT_FORMS[word] ?? word);
}

/** The words that distinguish a place; all its words when it has only common words. */
export function significantWordsOf(text: string): string[] {
  const words = wordsOf(text);
  const significant = words.filter((word) => !EMPTY_WORDS.has(word));
  return significant.length > 0 ? significant : words;
}

/** True when two words differ in at most one wrong, missing or extra letter. Short words must be equal. */
export function isAlmost(word: string, typed: string): boolean {
  if (word === typed) return true;
  if (
    Math.min(word.length, typed.length) < 4 ||
    Math.max(word.length, typed.length) < 5 ||
    Math.abs(word.length - typed.length) > 1
  )
    return false;
  let same = 0;
  while (same < word.length && same < typed.length && word[same] === typed[same]) same += 1;
  const rest = word.slice(same);
  const typedRest = typed.slice(same);
  return rest.slice(1) === typedRest.slice(1) || rest.slice(1) === typedRest || rest === typedRest.slice(1);
}
