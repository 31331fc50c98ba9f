/** The fields of an address that a text contains; null for a missing field. */
export interface AddressWords {
  street: string | null;
  number: string | null;
  district: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  /** True when only a district or city is known, as in imprecise results of a map service. */
  isVague: boolean;
}

const STREET =
  /^(?:rua|r\.|avenida|av\.?|alameda|al\.|praça|p[çc]a?\.|pça|travessa|trav\.|tv\.|estrada|est\.|rodovia|rod\.|largo|viela|ladeira|beco|via|servidão|passagem|marginal|quadra|qd\.)\s/i;
/** Matches the squares (quadras) of Brasília, which has no street names: "SQS 308 Bloco B", "QNM 5". */
const SQUARE = /^(?:S[A-Z]{2,3}|Q[A-Z]{1,2}|C[LR][NS])\s?\d/;
/**
 * Matches a postal code. The text must have single spaces, because a pattern for runs of spaces takes quadratic time.
 */
const POSTAL_CODE = /,? ?(?:cep ?)?\b(\d{5})-?(\d{3})\b/i;
/** Matches "77", "30-A", "nº 12", "s/n". */
const NUMBER = /^(?:n(?:[º°o]\.?|\.[º°o]?|úmero)?\s*)?(\d[^,]{0,11}|s\/nº?.*)$/i;
/**
 * Matches a complement of the house number: "Ap 12", "apto12", "Bl. B", "Qd 3", "2º andar", "Fundos",
 * "Edifício Copan".
 */
const COMPLEMENT = new RegExp(
  [
    '^(?:(?:ap|apt|apto|apartamento|bl|bloco|cs|sl|sala|lj|loja|cj|conj|box|galpão|unidade|km|andar|piso|interfone)(?!\\p{L})',
    // "Lote XV" is a district; "Lote 15" and "Qd B" are complements.
    '(?:lt|lote|qd|quadra)\\.?\\s*(?:\\d|\\p{L}(?!\\p{L}))',
    '(?:casa|conjunto|torre)(?:\\s*\\d|\\s+\\p{L}$)|casa$',
    '\\d+[ºªo]\\s*(?:andar|piso|bloco|pavimento)',
    '(?:ed|edifício|prédio|cond|condomínio|frente|fundos|térreo|cobertura|sobrado|subsolo|sobreloja|portaria|entrada)(?!\\p{L}))',
  ].join('|'),
  'iu',
);
/**
 * Matches the description of a house, in lower case unlike the name of a district: "Casa dos fundos", "casa
 * azul".
 */
const BRANDING = /^[Cc]asa\s+(?:d[aeo]s?\s+)?\p{Ll}/u;
/**
 * "Casa Verde" and "Torre" are districts, "Casa Azul" is a house. These words mean a district only if a city follows.
 */
const DOUBTFUL = /^(?:casa|conjunto|torre|residencial|res\.|shopping)(?!\p{L})/iu;
const STATE = /^[A-Z]{2}$/;
/**
 * Matches names with capital letters, as districts have: "Jardim da Glória". A note for the courier such as
 * "portão azul" does not match.
 */
const NAME = /^\p{Lu}\S*(?:\s(?:\p{Lu}\S*|\d+|d[aeo]s?|e))*$/u;
/** A part that maps insert between city and country, e.g. "Região Sudeste". */
const REGION = /^região /i;

/** True for a text that begins like a street: "Rua da Glória", "Av. Paulista". */
export function beginsWithStreet(words: string): boolean {
  return STREET.test(words) || SQUARE.test(words);
}

const isWithin = (part: string) => COMPLEMENT.test(part) || BRANDING.test(part);

/**
 * Parses addresses such as "Rua dos Estudantes, 77 - Liberdade, São Paulo - SP", in the formats of map
 * services. Uncertain fields are null.
 */
export function readAddressWords(words: string): AddressWords {
  const line = words.replace(/\s+/g, ' ');
  const postal = POSTAL_CODE.exec(line);
  const parts = line
    .replace(POSTAL_CODE, '')
    .split(/\s-\s|,/)
    .map((part) => part.trim())
    .filter((part, at) => part !== '' && (!isWithin(part) || (at === 0 && beginsWithStreet(part))));
  const [first = '', second = ''] = parts;
  const number = NUMBER.exec(second)?.[1] ?? null;
  const hasNumber = number !== null;
  const hasStreet = hasNumber || beginsWithStreet(first);
  const rest = parts.slice(hasStreet ? (hasNumber ? 2 : 1) : 0);
  const stateAt = rest.findIndex((part) => STATE.test(part));
  const town = stateAt > 0 ? (rest[stateAt - 1] ?? null) : null;
  const before = stateAt > 0 ? rest.slice(0, stateAt - 1) : rest;
  return {
    street: hasStreet ? first : null,
    number,
    district: districtIn(before, { hasStreet, hasTown: town !== null }),
    city: town,
    state: stateAt > 0 ? (rest[stateAt] ?? null) : null,
    postalCode: postal === null ? null : `${postal[1]}${postal[2]}`,
    isVague: !hasStreet && stateAt > 0,
  };
}

/**
 * Finds the district. With a city: the last name before the city. Without a city: only the first part, and
 * only after a street.
 */
function districtIn(
  before: readonly string[],
  { hasStreet, hasTown }: { hasStreet: boolean; hasTown: boolean },
): string | null {
  const places = before.filter((part) => !REGION.test(part));
  const isPlain = (part: string) => NAME.test(part) && !DOUBTFUL.test(part);
  if (hasTown)
    return places.findLast(isPlain) ?? places.findLast((part) => NAME.test(part)) ?? places[0] ?? null;
  // A single word without a street may have any meaning.
  const [first = ''] = before;
  return hasStreet && isPlain(first) && !REGION.test(first) ? first : null;
}
