/** Replaces a text that was deleted together with a customer's data. */
export const FORGOTTEN = 'Apagado com os dados do cliente.';

/**
 * Names and phones of a customer, to find them in texts that other people wrote. Names are full names; phones
 * are unformatted, as written.
 */
export interface CustomerNames {
  names: readonly string[];
  phones: readonly string[];
}

/** Number of digits that are compared in a phone number: area code and number, without the country code. */
const PHONE_DIGITS = 11;
const MIN_DIGITS = 10;

/**
 * Patterns to search in texts: one regular expression for names (any case), and digits between wildcards.
 * Null if the customer has neither names nor phones. First names alone are not searched, because users of the
 * store may have the same first names.
 */
export function searchedFor({
  names,
  phones,
}: CustomerNames): { names: string | null; digits: string[] } | null {
  const complete = names
    .map((name) => name.trim().split(/\s+/))
    .filter(({ length }) => length > 1)
    .map((words) => `\\m${words.map(escaped).join('\\s+')}\\M`);
  const digits = phones
    .map((phone) => phone.replace(/\(localizador.*$|\D/g, '').slice(-PHONE_DIGITS))
    .filter(({ length }) => length >= MIN_DIGITS)
    .map((phone) => `%${phone}%`);
  if (complete.length + digits.length === 0) return null;
  return { names: complete.length === 0 ? null : complete.join('|'), digits };
}

const escaped = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&');
