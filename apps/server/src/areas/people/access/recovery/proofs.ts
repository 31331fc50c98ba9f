import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { beginsWithZeroBits, proofBits } from '@comanda/domain/people/access/proof-of-work';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { AccessServices } from '../access-services.ts';
import type { WindowRule } from '../throttling/throttle-rules.ts';

const LIFE_SECONDS = 10 * 60;
/** Each challenge can be used once. */
const USES: WindowRule = { scope: 'recovery.proof', limit: 1, windowSeconds: LIFE_SECONDS };

/** A counted step of the recovery. Above the rule's limit the client must solve a proof of work. */
export interface Effort {
  rule: WindowRule;
  subject: string;
}

/**
 * Counts a step of the recovery. Frequent steps are not refused, but need a proof of work. Other people can
 * therefore not block the owner. Throws `recovery.proof-wanted` with the challenge in the field `prova`; such
 * a step is not counted.
 */
export async function demandEffort(
  services: AccessServices,
  about: { document: string; proof?: string | null },
  efforts: readonly Effort[],
): Promise<void> {
  const { throttles, secret, clock } = services;
  const wanted = await Promise.all(
    efforts.map(async ({ rule, subject }) => proofBits(await throttles.count(rule, subject), rule.limit)),
  );
  const bits = Math.max(...wanted);
  if (bits === 0 || (await isProven(services, about, bits))) return;
  await Promise.all(efforts.map(({ rule, subject }) => throttles.takeBack(rule, subject)));
  const challenge = newChallenge(secret, about.document, bits, clock.now());
  throw new AppError('recovery.proof-wanted', { fields: [{ campo: 'prova', mensagem: challenge }] });
}

/**
 * Makes a challenge `<end>.<bits>.<random>.<mac>`. The MAC proves that the challenge is ours, so only solved
 * challenges are stored.
 */
export function newChallenge(secret: string, document: string, bits: number, now: number): string {
  const body = `${now + LIFE_SECONDS * 1000}.${bits}.${randomBytes(12).toString('base64url')}`;
  return `${body}.${macOf(secret, document, body)}`;
}

/**
 * True when a solved challenge is ours, belongs to this document, has not expired and is unused. One bit less
 * than now required is accepted, because the difficulty may have increased meanwhile.
 */
async function isProven(
  { throttles, secret, clock }: AccessServices,
  { document, proof }: { document: string; proof?: string | null },
  bits: number,
): Promise<boolean> {
  const parts = /^((\d{1,15})\.(\d{1,2})\.[\w-]{16})\.([\w-]{43})\.\d{1,15}$/.exec(proof ?? '');
  if (proof == null || parts === null) return false;
  const [, body = '', end, shown, mac = ''] = parts;
  if (!isSame(mac, macOf(secret, document, body))) return false;
  if (Number(end) < clock.now() || Number(shown) < bits - 1) return false;
  if (!beginsWithZeroBits(hash('sha256', proof, 'buffer'), Number(shown))) return false;
  return (await throttles.count(USES, body)) === 1;
}

function macOf(secret: string, document: string, body: string): string {
  const key = createHmac('sha256', secret).update('access.recovery-proofs').digest();
  return createHmac('sha256', key).update(`${document}\n${body}`).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
