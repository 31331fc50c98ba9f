import { searchable } from './searchable.ts';

/** Short forms of Brazilian addresses, without their dots, and what they stand for. */
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

/** The name in small letters without accents, dots and double spaces: "Jd.  América" is "jd america". */
export function plainPlace(name: string): string {
  return searchable(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What two ways of writing one place have in common: "Jd. da Glória" and "Jardim Glória" are "jardim gloria". */
export function placeKey(name: string): string {
  return plainPlace(name)
    .split(' ')
    .map((word) => SHORT_FORMS[word] ?? word)
    .filter((word) => !LINKING.has(word))
    .join(' ');
}

/** A run of spaces is looked at once, from its first: a long one takes no square of its length. */
const STATE_BEHIND = /(?<!\s)\s*[-/,(]\s*([A-Za-z]{2})\)?\s*$/;

/** The key of a city, written with its state or without: "São Paulo - SP" and "S. Paulo" are "sao paulo". */
export function cityKey(name: string): string {
  return placeKey(name.replace(STATE_BEHIND, ''));
}

/** The letters behind a city's name: 'SP' of "São Paulo - SP", '' where there are none. */
export function stateInCity(name: string): string {
  return STATE_BEHIND.exec(name)?.[1]?.toUpperCase() ?? '';
}
