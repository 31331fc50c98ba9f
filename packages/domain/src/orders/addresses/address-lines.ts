const NO_NUMBER = 'nº não informado';
/** Matches a street that already contains the house number: "Rua A, 12". */
const HAS_NUMBER = /,\s*(?:\d|s\/n)/i;

/**
 * Street and house number as text. The text says that the number is missing, so that the user asks the
 * customer.
 */
export function houseOf({ street, number }: { street: string; number: string }): string {
  const missing = street.trim() === '' || HAS_NUMBER.test(street) ? '' : NO_NUMBER;
  return [street.trim(), number.trim() || missing].filter((part) => part !== '').join(', ');
}

/** Matches a house number after the street. A postal code does not match. */
const NUMBER_IN_LINE = /,\s*(?:n[º°o.]*\s*)?(?:\d{1,5}(?![\d-])|\d+-?\p{L}\b|s\/n)/iu;

/**
 * True when the street is known but the house number is missing: in its own field, after the street, and in
 * the partner's line.
 */
export function lacksNumber({ street, number, formatted }: HouseInLine): boolean {
  const isNumbered = number.trim() !== '' || HAS_NUMBER.test(street) || NUMBER_IN_LINE.test(formatted);
  return street.trim() !== '' && !isNumbered;
}

interface HouseInLine {
  street: string;
  number: string;
  formatted: string;
}

/**
 * The address in one line. A note about a missing house number follows the street. If the line does not begin
 * with the street, the note is at the end.
 */
export function addressLine(address: HouseInLine): string {
  const { street, formatted } = address;
  if (!lacksNumber(address)) return formatted;
  const head = street.trim();
  if (!formatted.startsWith(head)) return `${formatted}, ${NO_NUMBER}`;
  return `${head}, ${NO_NUMBER}${formatted.slice(head.length)}`;
}

/** The district, or a note that it is missing. */
export function districtOf({ district }: { district: string }): string {
  return district.trim() || 'bairro não informado';
}
