import { describe, expect, it } from 'vitest';
import { newRecoveryCodes, recoveryCodeMac } from './recovery-codes.ts';
import { enrolmentUri, newSecret, stepOfCode } from './totp.ts';

/** The secret of RFC 6238, '12345678901234567890', and its codes: the last six of the eight digits in the RFC. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const RFC_CODES = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
] as const;

describe('the code of an app', () => {
  it.each(RFC_CODES)('at second %i is %s', (second, code) => {
    expect(stepOfCode(RFC_SECRET, code, second * 1000, null)).toBe(Math.floor(second / 30));
  });

  it.each([
    ['a code of a clock half a minute behind', 30, true],
    ['a code of a clock half a minute ahead', -30, true],
    ['a code of a minute ago', 60, false],
    ['a code of a minute ahead', -60, false],
  ])('%s is accepted or not', (_case, seconds, isTaken) => {
    const step = stepOfCode(RFC_SECRET, '050471', (1_111_111_110 + seconds) * 1000, null);
    expect(step).toBe(isTaken ? 37_037_037 : null);
  });

  it('is accepted once: its step and earlier ones are then invalid', () => {
    const at = 1_111_111_111_000;
    expect(stepOfCode(RFC_SECRET, '050471', at, 37_037_036)).toBe(37_037_037);
    expect(stepOfCode(RFC_SECRET, '050471', at, 37_037_037)).toBeNull();
    expect(stepOfCode(RFC_SECRET, '081804', at, 37_037_037)).toBeNull();
  });

  it.each(['', '28708', '2870822', 'abcdef', '２８７０８２', '28708\0'])('is not %j', (code) => {
    expect(stepOfCode(RFC_SECRET, code, 59_000, null)).toBeNull();
  });

  it('may be typed in two groups', () => {
    expect(stepOfCode(RFC_SECRET, ' 287 082 ', 59_000, null)).toBe(1);
  });
});

describe('a new secret', () => {
  it('has 160 bits and is unique', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  it('is shown by an app under the brand and the login', () => {
    const uri = new URL(enrolmentUri(RFC_SECRET, { issuer: 'Comanda', account: 'ana@x.com.br' }));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('Comanda:ana@x.com.br');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      issuer: 'Comanda',
      secret: RFC_SECRET,
      digits: '6',
      period: '30',
    });
  });
});

describe('recovery codes', () => {
  const key = 'x'.repeat(32);

  it('are ten, all different, easy to read', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{5}(-[A-HJKMNP-Z2-9]{5}){2}$/);
  });

  it.each(['abcde-fghjk-mnpqr', 'ABCDEFGHJKMNPQR', ' abcde fghjk mnpqr '])('may be typed as %j', (typed) => {
    expect(recoveryCodeMac(key, '7 1', typed)).toEqual(recoveryCodeMac(key, '7 1', 'ABCDE-FGHJK-MNPQR'));
  });

  it('from before 1.4 have ten letters and are still valid', () => {
    expect(recoveryCodeMac(key, '7 1', 'abcde fghjk')).toEqual(recoveryCodeMac(key, '7 1', 'ABCDE-FGHJK'));
    expect(recoveryCodeMac(key, '7 1', 'ABCDE-FGHJK')).not.toBeNull();
  });

  it('are stored for one person, under one secret', () => {
    const stored = recoveryCodeMac(key, '7 1', 'ABCDE-FGHJK');
    expect(recoveryCodeMac(key, '7 2', 'ABCDE-FGHJK')).not.toEqual(stored);
    expect(recoveryCodeMac('y'.repeat(32), '7 1', 'ABCDE-FGHJK')).not.toEqual(stored);
  });

  it.each(['', '287082', 'ABCDE-FGHJ', 'ABCDE-FGHJKM', 'ABCDE-FGHJK-MNPQ'])('are never %j', (typed) => {
    expect(recoveryCodeMac(key, '7 1', typed)).toBeNull();
  });
});
