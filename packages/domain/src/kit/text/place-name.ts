import { searchable } from './searchable.ts';

/** Abbreviations in Brazilian addresses, without dots, and their full words. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  bal: 'balneario',
  cap: 'capitao',
  cel: 'coronel',
  chac: 'chacara',
  cid: 'cidade',
  cj: 'conjunto',
  conj: 'conjunto',
  dep: 'deputado',
  dr: 'doutor',
  dra: 'doutora',
  eng: 'engenheiro',
  gal: 'general',
  gen: 'general',
  gov: 'governador',
  jd: 'jardim',
  jdim: 'jardim',
  jrd: 'jardim',
  lot: 'loteamento',
  mal: 'marechal',
  nsa: 'nossa',
  pca: 'praca',
  pq: 'parque',
  pque: 'parque',
  pres: 'presidente',
  prof: 'professor',
  prq: 'parque',
  res: 'residencial',
  s: 'sao',
  set: 'setor',
  sra: 'senhora',
  st: 'setor',
  sta: 'santa',
  sto: 'santo',
  v: 'vila',
  ver: 'vereador',
  vl: 'vila',
};
const LINKING = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

/** The name in lower case without accents, dots and double spaces: "Jd.  América" is "jd america". */
export function plainPlace(name: string): string {
  return searchable(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The common form of all spellings of a place: "Jd. da Glória" and "Jardim Glória" are "jardim gloria". */
export function placeKey(name: string): string {
  return plainPlace(name)
    .split(' ')
    .map((word) => SHORT_FORMS[word] ?? word)
    .filter((word) => !LINKING.has(word))
    .join(' ');
}

/**
 * Matches a state after a name. Used only after {@link withSingleSpaces}, because a pattern for several
 * spaces would take quadratic time.
 */
const STATE_BEHIND = / ?[-/,(] ?([A-Za-z]{2})\)?$/;
const withSingleSpaces = (name: string) => name.replace(/\s+/g, ' ').trimEnd();

/** The key of a city with or without its state: "São Paulo - SP" and "S. Paulo" are "sao paulo". */
export function cityKey(name: string): string {
  return placeKey(withSingleSpaces(name).replace(STATE_BEHIND, ''));
}

/** The state after a city's name: 'SP' for "São Paulo - SP", '' without a state. */
export function stateInCity(name: string): string {
  return STATE_BEHIND.exec(withSingleSpaces(name))?.[1]?.toUpperCase() ?? '';
}
