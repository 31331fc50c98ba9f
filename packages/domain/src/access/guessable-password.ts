/** Shortest own word that counts: shorter ones stand in anything. */
const WORD_MIN = 4;

/** Digits and signs that people write for letters. */
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

/** What people may have had in mind when they wrote a password: small letters, without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function withLetters(text: string): string {
  return text.replace(/[0134578@$!]/g, (sign) => LETTERS[sign] ?? sign);
}

/**
 * What to look up among common passwords: the password itself and the word in it, without the digits and signs that
 * people put around a word to please the rules ('Flamengo@2026' is 'flamengo'), also when signs stand for letters.
 */
export function readingsOf(password: string): string[] {
  const typed = plain(password);
  const bare = typed.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const beforeSigns = typed.replace(/[^a-z0-9][^a-z]*$/, '');
  const readings = [typed, withLetters(typed), bare, withLetters(bare), withLetters(beforeSigns)];
  return [...new Set(readings)].filter((reading) => reading.length >= WORD_MIN);
}

/** Words of a person and their store, from names, logins, e-mail addresses and documents. */
export function ownWords(about: readonly (string | null)[]): string[] {
  const words = about.flatMap((text) =>
    plain(text ?? '')
      .replace(/@.*$/, '')
      .split(/[^a-z0-9]+/),
  );
  return [...new Set(words)].filter((word) => word.length >= WORD_MIN);
}

/** Whether a password holds one of these words: who knows the store would try them first. */
export function holdsOwnWord(password: string, words: readonly string[]): boolean {
  const typed = plain(password);
  const read = withLetters(typed);
  return words.some((word) => typed.includes(word) || read.includes(withLetters(word)));
}
