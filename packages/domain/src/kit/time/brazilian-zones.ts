import { plainPlace } from '../text/place-name.ts';

/** Brazilian time zones by IANA name, with their names for people. */
export const BRAZILIAN_ZONES = {
  'America/Noronha': 'Fernando de Noronha',
  'America/Sao_Paulo': 'Brasília e São Paulo',
  'America/Bahia': 'Bahia',
  'America/Maceio': 'Alagoas e Sergipe',
  'America/Recife': 'Pernambuco',
  'America/Fortaleza': 'Ceará, Maranhão, Paraíba, Piauí e Rio Grande do Norte',
  'America/Araguaina': 'Tocantins',
  'America/Belem': 'Amapá e leste do Pará',
  'America/Santarem': 'Oeste do Pará',
  'America/Campo_Grande': 'Mato Grosso do Sul',
  'America/Cuiaba': 'Mato Grosso',
  'America/Porto_Velho': 'Rondônia',
  'America/Boa_Vista': 'Roraima',
  'America/Manaus': 'Amazonas',
  'America/Eirunepe': 'Oeste do Amazonas',
  'America/Rio_Branco': 'Acre',
} as const;
type BrazilianZone = keyof typeof BRAZILIAN_ZONES;

/** The time zone of each state's capital. */
const ZONE_OF_CAPITAL: Readonly<Record<string, BrazilianZone>> = {
  AC: 'America/Rio_Branco',
  AL: 'America/Maceio',
  AM: 'America/Manaus',
  AP: 'America/Belem',
  BA: 'America/Bahia',
  CE: 'America/Fortaleza',
  DF: 'America/Sao_Paulo',
  ES: 'America/Sao_Paulo',
  GO: 'America/Sao_Paulo',
  MA: 'America/Fortaleza',
  MG: 'America/Sao_Paulo',
  MS: 'America/Campo_Grande',
  MT: 'America/Cuiaba',
  PA: 'America/Belem',
  PB: 'America/Fortaleza',
  PE: 'America/Recife',
  PI: 'America/Fortaleza',
  PR: 'America/Sao_Paulo',
  RJ: 'America/Sao_Paulo',
  RN: 'America/Fortaleza',
  RO: 'America/Porto_Velho',
  RR: 'America/Boa_Vista',
  RS: 'America/Sao_Paulo',
  SC: 'America/Sao_Paulo',
  SE: 'America/Maceio',
  SP: 'America/Sao_Paulo',
  TO: 'America/Araguaina',
};

/**
 * Cities with another time zone than their state's capital: the west of Amazonas (Law 12,876 of 2013), and
 * the island Fernando de Noronha.
 */
const OTHER_CLOCKS: Readonly<Record<string, { zone: BrazilianZone; cities: readonly string[] }>> = {
  AM: {
    zone: 'America/Eirunepe',
    cities: [
      'Atalaia do Norte',
      'Benjamin Constant',
      'Boca do Acre',
      'Eirunepé',
      'Envira',
      'Guajará',
      'Ipixuna',
      'Itamarati',
      'Jutaí',
      'Lábrea',
      'Pauini',
      'São Paulo de Olivença',
      'Tabatinga',
    ],
  },
  PE: { zone: 'America/Noronha', cities: ['Fernando de Noronha'] },
};

/** The most probable time zone of a place. Unknown states get the zone of Brasília. */
export function zoneOfPlace({ state, city }: { state: string; city: string }): string {
  const other = OTHER_CLOCKS[state];
  const isOther = other?.cities.some((name) => plainPlace(name) === plainPlace(city)) ?? false;
  return (isOther ? other?.zone : ZONE_OF_CAPITAL[state]) ?? 'America/Sao_Paulo';
}

/**
 * The time zone after a store moved. It follows the new place, unless a user had chosen a different zone than
 * that of the old place.
 */
export function zoneAfterMove(
  from: { state: string; city: string; timeZone: string },
  to: { state: string; city: string },
): string {
  return from.timeZone === zoneOfPlace(from) ? zoneOfPlace(to) : from.timeZone;
}
