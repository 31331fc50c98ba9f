import { createHmac, randomInt } from 'node:crypto';

/** Letters without 0 and O, 1, I and L: people read codes from paper. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUP = 5;
const LENGTH = 15;
/** Length of codes from releases before 1.4, which are valid until the user makes new codes. */
const FORMER_LENGTH = 10;
const HOW_MANY = 10;

/**
 * Makes ten codes, such as `ABCDE-FGHJK-MNPQR`, with 74 bits each. Show them once, and store {@link recoveryCodeMac}.
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    return letters.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? letters;
  });
}

/**
 * The stored form of a typed recovery code. The stored form is useless without the server's secret. Dashes,
 * blanks and case are ignored. Null when the text cannot be a code. `owner`: a name that identifies the
 * person among all people with codes.
 */
export function recoveryCodeMac(secret: string, owner: string, typed: string): Buffer | null {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  if (letters.length !== LENGTH && letters.length !== FORMER_LENGTH) return null;
  const key = createHmac('sha256', secret).update('second-factor.recovery').digest();
  return createHmac('sha256', key).update(`${owner}\n${letters}`).digest();
}
