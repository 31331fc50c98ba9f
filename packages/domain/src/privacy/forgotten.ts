/** What takes the place of words that had to go with a customer, where a reader would miss them. */
export const FORGOTTEN = 'Apagado com os dados do cliente.';

/** How a customer is named in words of other people: whole names, and phones as they were written. */
export interface CustomerNames {
  names: readonly string[];
  phones: readonly string[];
}

/** A phone is compared by number and area code, without its country. */
const PHONE_DIGITS = 11;
const LEAST_DIGITS = 10;

/**
 * What texts are searched for: one regular expression of names, whose case does not count, and digits between wildcards.
 * Null: there is nothing to search for. A first name alone is not searched for, as people of the store have it, too.
 */
export function searchedFor({
  names,
  phones,
}: CustomerNames): { names: string | null; digits: string[] } | null {
  const whole = names
    .map((name) => name.trim().split(/\s+/))
    .filter(({ length }) => length > 1)
    .map((words) => `\\m${words.map(escaped).join('\\s+')}\\M`);
  const digits = phones
    .map((phone) => phone.replace(/\(localizador.*$|\D/g, '').slice(-PHONE_DIGITS))
    .filter(({ length }) => length >= LEAST_DIGITS)
    .map((phone) => `%${phone}%`);
  if (whole.length + digits.length === 0) return null;
  return { names: whole.length === 0 ? null : whole.join('|'), digits };
}

const escaped = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&');
