import { searchable } from '../text/searchable.ts';

const STATES: Readonly<Record<string, string>> = {
  acre: 'AC',
  alagoas: 'AL',
  amapa: 'AP',
  amazonas: 'AM',
  bahia: 'BA',
  ceara: 'CE',
  'distrito federal': 'DF',
  'espirito santo': 'ES',
  goias: 'GO',
  maranhao: 'MA',
  'mato grosso': 'MT',
  'mato grosso do sul': 'MS',
  'minas gerais': 'MG',
  para: 'PA',
  paraiba: 'PB',
  parana: 'PR',
  pernambuco: 'PE',
  piaui: 'PI',
  'rio de janeiro': 'RJ',
  'rio grande do norte': 'RN',
  'rio grande do sul': 'RS',
  rondonia: 'RO',
  roraima: 'RR',
  'santa catarina': 'SC',
  'sao paulo': 'SP',
  sergipe: 'SE',
  tocantins: 'TO',
};

/** Converts "BR-SP", "sp" or "São Paulo" to 'SP'. An unknown state is returned unchanged. */
export function stateCode(written: string): string {
  const minimal = written.trim().replace(/^BR-/i, '');
  return STATES[searchable(minimal)] ?? (/^[a-z]{2}$/i.test(minimal) ? minimal.toUpperCase() : minimal);
}

/** The two-letter codes of all states, in alphabetical order. */
export const STATE_CODES: readonly string[] = Object.values(STATES).sort();
const CODES: ReadonlySet<string> = new Set(STATE_CODES);

/** True for the two-letter code of a Brazilian state. */
export function isState(code: string): boolean {
  return CODES.has(code);
}
