const NO_NUMBER = 'nº não informado';
/** "Rua A, 12" in the field of the street alone. */
const HAS_NUMBER = /,\s*(?:\d|s\/n)/i;

/** Street and house as people read them: a number that is missing is said, so that somebody asks. */
export function houseOf({ street, number }: { street: string; number: string }): string {
  const unsaid = street.trim() === '' || HAS_NUMBER.test(street) ? '' : NO_NUMBER;
  return [street.trim(), number.trim() || unsaid].filter((part) => part !== '').join(', ');
}

/** A number behind the street, and no postal code. */
const NUMBER_IN_LINE = /,\s*(?:n[º°o.]*\s*)?(?:\d{1,5}(?![\d-])|\d+-?\p{L}\b|s\/n)/iu;

/** True where a street is known and no number is, whoever writes it: in its own field, behind the street or in the partner's line. */
export function lacksNumber({ street, number, formatted }: HouseInLine): boolean {
  const isSaid = number.trim() !== '' || HAS_NUMBER.test(street) || NUMBER_IN_LINE.test(formatted);
  return street.trim() !== '' && !isSaid;
}

interface HouseInLine {
  street: string;
  number: string;
  formatted: string;
}

/** The line of an address; a number that is missing is said behind its street, or behind the line that does not begin with it. */
export function addressLine(address: HouseInLine): string {
  const { street, formatted } = address;
  if (!lacksNumber(address)) return formatted;
  const head = street.trim();
  if (!formatted.startsWith(head)) return `${formatted}, ${NO_NUMBER}`;
  return `${head}, ${NO_NUMBER}${formatted.slice(head.length)}`;
}

/** The same of a district. */
export function districtOf({ district }: { district: string }): string {
  return district.trim() || 'bairro não informado';
}
