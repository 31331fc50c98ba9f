/** Minimum length of a password, for every way to set one. */
export const PASSWORD_MIN = 8;
/** Maximum length of a password. Longer input would only cost hashing time. */
export const PASSWORD_MAX = 128;

/** Rules that the form shows while the user types. Each rule has the name of the fault it finds. */
export type PasswordRule = 'too-short' | 'no-digit' | 'no-upper' | 'no-special';
export type PasswordFault =
  | PasswordRule
  | 'too-long'
  | 'too-common'
  | 'too-plain'
  | 'own-word'
  | 'same-as-before';

/** Length counts code points: an emoji counts as one. */
const isMet: Record<PasswordRule, (password: string) => boolean> = {
  'too-short': (password) => [...password].length >= PASSWORD_MIN,
  'no-digit': (password) => /\p{Nd}/u.test(password),
  'no-upper': (password) => /\p{Lu}/u.test(password),
  'no-special': (password) => /[^\p{L}\p{Nd}]/u.test(password),
};

/** The rules, in the sequence of display and checks. */
export const PASSWORD_RULES: readonly PasswordRule[] = ['too-short', 'no-digit', 'no-upper', 'no-special'];

/** True when a password meets one rule. */
export function meetsPasswordRule(password: string, rule: PasswordRule): boolean {
  return isMet[rule](password);
}

/**
 * Passwords that attackers try first, in lower case. With a capital letter added, they would meet all other
 * rules.
 */
const COMMON = new Set([
  'password@1',
  'password@123',
  'passw0rd!',
  'p@ssw0rd',
  'p@ssword1',
  'senha@123',
  'senha@1234',
  'senha123!',
  'mudar@123',
  'mudar123!',
  'brasil@123',
  'brasil123!',
  'admin@123',
  'admin123!',
  'admin@1234',
  'qwerty@123',
  'qwerty123!',
  'abc@1234',
  'abcd@1234',
  'abc123!@',
  'teste@123',
  'teste123!',
  'welcome@1',
  'welcome@123',
  'welcome1!',
  'lojista@123',
  'comanda@123',
  'pizza@123',
  'pizzaria@123',
  'flamengo@1',
  'flamengo@123',
  'corinthians@1',
  'palmeiras@1',
  '123456@a',
  '12345678@a',
]);

/** The first fault of a new password; null when it is valid. */
export function passwordFault(password: string): PasswordFault | null {
  if ([...password].length > PASSWORD_MAX) return 'too-long';
  const broken = PASSWORD_RULES.find((rule) => !meetsPasswordRule(password, rule));
  if (broken !== undefined) return broken;
  if (COMMON.has(password.toLowerCase())) return 'too-common';
  const block = repeatedBlock(password);
  if (block.length < PASSWORD_MIN) return 'too-common';
  if (COMMON.has(block.toLowerCase())) return 'too-common';
  return isPlain(block) ? 'too-plain' : null;
}

/** Minimum number of characters that are not part of a run ('123', 'aaa'), because runs are easy to guess. */
const SURPRISES_MIN = 5;
const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** True for runs and repeats with few other characters, e.g. 'Abc123!!' or '11111aA!'. */
function isPlain(password: string): boolean {
  const signs = [...password.toLowerCase()];
  return signs.filter((sign, at) => at === 0 || !follows(sign, signs[at - 1] ?? '')).length < SURPRISES_MIN;
}

/**
 * True if both characters are equal, or neighbours (in either direction) in the alphabet, the digits or a row
 * of the keyboard.
 */
function follows(sign: string, before: string): boolean {
  if (sign === before) return true;
  const isPair = /^[a-z]{2}$|^\d{2}$/.test(before + sign);
  const isNeighbour = isPair && Math.abs(sign.charCodeAt(0) - before.charCodeAt(0)) === 1;
  return isNeighbour || KEYBOARD.some((row) => row.includes(before + sign) || row.includes(sign + before));
}

/** The shortest block that repeats: 'aA1!' for 'aA1!aA1!'. Without repetition, the whole password. */
function repeatedBlock(password: string): string {
  const signs = [...password];
  const period = signs.findIndex(
    (_, length) => length > 0 && signs.every((sign, at) => at < length || sign === signs[at - length]),
  );
  return period < 0 || period * 2 > signs.length ? password : signs.slice(0, period).join('');
}
