const NO_NUMBER = 'nº não informado';
/** The street may contain the number: "Rua A, 12". */
const HAS_NUMBER = /,\s*(?:\d|s\/n)/i;

/** Street and number in words. A missing number is noted, so that the user asks the customer. */
export function houseOf({ street, number }: { street: string; number: string }): string {
  const missing = street.trim() === '' || HAS_NUMBER.test(street) ? '' : NO_NUMBER;
  return [street.trim(), number.trim() || missing].filter((part) => part !== '').join(', ');
}

/** A number after the street that is not a postal code. */
const NUMBER_IN_LINE = /,\s*(?:n[º°o.]*\s*)?(?:\d{1,5}(?![\d-])|\d+-?\p{L}\b|s\/n)/iu;

/**
 * True when the street is known and the number is missing. The number may be in its own field, after the street, or in
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
 * The address in one line. A missing number is noted after the street, or at the end of a line without leading street.
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
