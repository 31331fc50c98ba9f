/** Shortest password; the same on every way to set one. */
export const PASSWORD_MIN = 8;
/** Longest password taken; longer input would only burden the hash. */
export const PASSWORD_MAX = 128;

export type PasswordFault = 'too-short' | 'too-long' | 'no-digit' | 'no-upper' | 'no-special' | 'too-common';

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
 * Length counts code points, so an emoji is one character.
 */
export function passwordFault(password: string): PasswordFault | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return 'too-short';
  if (length > PASSWORD_MAX) return 'too-long';
  if (!/\p{Nd}/u.test(password)) return 'no-digit';
  if (!/\p{Lu}/u.test(password)) return 'no-upper';
  if (!/[^\p{L}\p{Nd}]/u.test(password)) return 'no-special';
  if (COMMON.has(password.toLowerCase())) return 'too-common';
  return null;
}
