/** What a line of address says, where it says it; null where it does not. */
export interface AddressWords {
  street: string | null;
  number: string | null;
  district: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  /** Only a district or a city, as a map answers when it knows no more. */
  isVague: boolean;
}

const STREET =
  /^(rua|r\.|avenida|av\.?|alameda|al\.|praça|pça\.?|travessa|tv\.|estrada|rodovia|largo|viela|ladeira|beco|via)\s/i;
/** A run of spaces is looked at once, from its first or from the comma before it. */
const POSTAL_CODE = /(?:,|(?<!\s))\s*(?:cep\s*)?\b(\d{5})-?(\d{3})\b/i;
const NUMBER = /^(?:\d[^,]{0,11}|s\/n.*)$/i;
const COMPLEMENT = /^(?:ap|apto|apartamento|bl|bloco|casa|fundos|sala|loja|cj|conj|conjunto|torre|andar)\b/i;
const STATE = /^[A-Z]{2}$/;
/** As districts are written, "Jardim da Glória", and notes for the courier are not, "portão azul". */
const NAME = /^\p{Lu}\S*(?:\s(?:\p{Lu}\S*|\d+|d[aeo]s?|e))*$/u;
/** What maps add between the city and the country. */
const REGION = /^região /i;

/** True for words that begin with a street as people write them: "Rua da Glória", "Av. Paulista". */
export function beginsWithStreet(words: string): boolean {
  return STREET.test(words);
}

/** Reads "Rua dos Estudantes, 77 - Liberdade, São Paulo - SP" and what maps make of it; never guesses. */
export function readAddressWords(words: string): AddressWords {
  const postal = POSTAL_CODE.exec(words);
  const parts = words
    .replace(POSTAL_CODE, '')
    .split(/\s-\s|,/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !COMPLEMENT.test(part));
  const [first = '', second = ''] = parts;
  const hasNumber = NUMBER.test(second);
  const hasStreet = hasNumber || STREET.test(first);
  const rest = parts.slice(hasStreet ? (hasNumber ? 2 : 1) : 0);
  const stateAt = rest.findIndex((part) => STATE.test(part));
  const town = stateAt > 0 ? (rest[stateAt - 1] ?? null) : null;
  const before = stateAt > 0 ? rest.slice(0, stateAt - 1) : rest;
  // A word that stands alone may be anything.
  const isNamed = stateAt > 0 || (hasStreet && NAME.test(before[0] ?? ''));
  const isDistrict = before.length > 0 && isNamed && !REGION.test(before[0] ?? '');
  return {
    street: hasStreet ? first : null,
    number: hasNumber ? second : null,
    district: isDistrict ? (before[0] ?? null) : null,
    city: town,
    state: stateAt > 0 ? (rest[stateAt] ?? null) : null,
    postalCode: postal === null ? null : `${postal[1]}${postal[2]}`,
    isVague: !hasStreet && stateAt > 0,
  };
}
