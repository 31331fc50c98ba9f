/** Shortest password; the same on every way to set one. */
export const PASSWORD_MIN = 8;
/** Longest password taken; longer input would only burden the hash. */
export const PASSWORD_MAX = 128;

/** The rules a person can watch being met, each named by the fault of breaking it. */
export type PasswordRule = 'too-short' | 'no-digit' | 'no-upper' | 'no-special';
export type PasswordFault = PasswordRule | 'too-long' | 'too-common' | 'own-word' | 'same-as-before';

/** Length counts code points, so an emoji is one character. */
const isMet: Record<PasswordRule, (password: string) => boolean> = {
  'too-short': (password) => [...password].length >= PASSWORD_MIN,
  'no-digit': (password) => /\p{Nd}/u.test(password),
  'no-upper': (password) => /\p{Lu}/u.test(password),
  'no-special': (password) => /[^\p{L}\p{Nd}]/u.test(password),
};

/** The rules in the order they are shown and checked. */
export const PASSWORD_RULES: readonly PasswordRule[] = ['too-short', 'no-digit', 'no-upper', 'no-special'];

/** Whether a password keeps one rule. */
export function meetsPasswordRule(password: string, rule: PasswordRule): boolean {
  return isMet[rule](password);
}

/** The passwords attackers try first, lower-cased, that satisfy the other rules once capitalised. */
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

/**
 * What is wrong with a new password, first fault first; null when it is good.
 */
export function passwordFault(password: string): PasswordFault | null {
  if ([...password].length > PASSWORD_MAX) return 'too-long';
  const broken = PASSWORD_RULES.find((rule) => !meetsPasswordRule(password, rule));
  if (broken !== undefined) return broken;
  if (COMMON.has(password.toLowerCase()) || isRepeated(password)) return 'too-common';
  return null;
}

/** One short block over and over, as 'aA1!aA1!': as quickly guessed as the block. */
function isRepeated(password: string): boolean {
  const signs = [...password];
  return Array.from({ length: PASSWORD_MIN - 1 }, (_, at) => at + 1).some(
    (period) =>
      period < signs.length && signs.every((sign, at) => at < period || sign === signs[at - period]),
  );
}
