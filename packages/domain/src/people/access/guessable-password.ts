/** Minimum length of a word that is searched in a password. Many passwords contain shorter words by chance. */
const WORD_MIN = 4;

/** Digits and signs that people write instead of letters. */
const LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** A normalised password: lower case without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function withLetters(text: string): string {
  return text.replace(/[0134578@$!]/g, (sign) => LETTERS[sign] ?? sign);
}

/**
 * Forms of a password to search in a list of common passwords. The forms are the password itself, and its
 * word without surrounding digits and signs ('Flamengo@2026' is 'flamengo'). In further forms, signs that
 * replace letters become letters.
 */
export function variantsOf(password: string): string[] {
  const typed = plain(password);
  const minimal = typed.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const beforeSigns = typed.replace(/[^a-z0-9][^a-z]*$/, '');
  const variants = [typed, withLetters(typed), minimal, withLetters(minimal), withLetters(beforeSigns)];
  return [...new Set(variants)].filter((reading) => reading.length >= WORD_MIN);
}

/** Words of a user and their store, from names, logins, e-mail addresses and documents. */
export function ownWords(about: readonly (string | null)[]): string[] {
  const words = about.flatMap((text) =>
    plain(text ?? '')
      .replace(/@.*$/, '')
      .split(/[^a-z0-9]+/),
  );
  return [...new Set(words)].filter((word) => word.length >= WORD_MIN);
}

/** True when a password contains one of these words. Attackers who know the store try such words first. */
export function holdsOwnWord(password: string, words: readonly string[]): boolean {
  const typed = plain(password);
  const read = withLetters(typed);
  return words.some((word) => typed.includes(word) || read.includes(withLetters(word)));
}
