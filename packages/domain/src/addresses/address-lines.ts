/** "Rua A, 12" in the field of the street alone. */
const HAS_NUMBER = /,\s*(?:\d|s\/n)/i;

/** Street and house as people read them: a number that is missing is said, so that somebody asks. */
export function houseOf({ street, number }: { street: string; number: string }): string {
  const unsaid = street.trim() === '' || HAS_NUMBER.test(street) ? '' : 'nº não informado';
  return [street.trim(), number.trim() || unsaid].filter((part) => part !== '').join(', ');
}

/** The same of a district. */
export function districtOf({ district }: { district: string }): string {
  return district.trim() || 'bairro não informado';
}
