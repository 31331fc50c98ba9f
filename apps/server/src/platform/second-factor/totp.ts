import { timingSafeEqual } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;
/** Settings that every authenticator app supports: SHA-1, six digits, half a minute. */
const FORM = { algorithm: 'SHA1', digits: 6, period: STEP_MS / 1000 };
/** Codes of the previous and the next step are accepted too, because clocks differ and people type slowly. */
const WINDOW = [0, -1, 1];

/** Makes a new secret for an authenticator app: 160 random bits in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Content of the QR code for an authenticator app: the secret, and its name in the app. */
export function enrolmentUri(
  secret: string,
  { issuer, account }: { issuer: string; account: string },
): string {
  return new TOTP({ ...FORM, issuer, label: account, secret: Secret.fromBase32(secret) }).toString();
}

/**
 * The step of a code (half minutes since 1970), within one step of `now` (epoch ms); null when no step
 * matches. Steps up to `lastStep` are refused. A caller that stores the result as `lastStep` accepts no code
 * twice.
 */
export function stepOfCode(
  secret: string,
  code: string,
  now: number,
  lastStep: number | null,
): number | null {
  const typed = Buffer.from(code.replace(/\s/g, ''));
  if (typed.length !== FORM.digits) return null;
  const current = Math.floor(now / STEP_MS);
  const steps = WINDOW.map((delta) => current + delta).filter((step) => step > (lastStep ?? -1));
  return steps.find((step) => timingSafeEqual(codeOfStep(secret, step), typed)) ?? null;
}

function codeOfStep(secret: string, step: number): Buffer {
  return Buffer.from(
    TOTP.generate({ ...FORM, secret: Secret.fromBase32(secret), timestamp: step * STEP_MS }),
  );
}
