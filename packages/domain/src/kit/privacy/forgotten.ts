/** Replaces a text that was deleted with a customer's data, where readers would miss it. */
export const FORGOTTEN = 'Apagado com os dados do cliente.';

/** Customer names and phones to find in texts of other people. Names are complete; phones are as written. */
export interface CustomerNames {
  names: readonly string[];
  phones: readonly string[];
}

/** A phone is compared by number and area code, without the country code. */
const PHONE_DIGITS = 11;
const LEAST_DIGITS = 10;

/**
 * Patterns to search in texts: one regular expression for names (any case), and digits between wildcards. Null:
 * there is nothing to search. A first name alone is not searched, because users of the store have it, too.
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
