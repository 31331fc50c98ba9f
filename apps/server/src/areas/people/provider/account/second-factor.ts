import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { createSealer, type Sealer } from '../../../../platform/sealed-text.ts';
import { newRecoveryCodes, recoveryCodeMac } from '../../../../platform/second-factor/recovery-codes.ts';
import { stepOfCode } from '../../../../platform/second-factor/totp.ts';
import { NO_STORE } from '../../audit/public.ts';
import { endProviderSessions } from '../team/team.writes.ts';
import { setFactor, useFactorStep, useRecoveryCode } from './account.writes.ts';

interface FactorDeps {
  system: Database;
  clock: Clock;
  /** The server's secret. Without it the factors in the database cannot be decrypted. */
  secret: string;
}

/** The second factors of the provider's people. */
export interface ProviderFactors {
  /**
   * Saves a factor when its code is right. Ends the person's other sessions, because they began without a
   * code of this factor. Returns the recovery codes; null for a wrong code.
   */
  confirm(
    person: { personId: number; sessionId: string },
    secret: string,
    code: string,
  ): Promise<string[] | null>;
  /** True for a right app code or recovery code. Each code is accepted once. */
  isTaken(
    person: { personId: number; factorSecret: Buffer; lastStep: number },
    code: string,
  ): Promise<boolean>;
}

const BASE32 = /^[A-Z2-7]{32}$/;
const DIGITS = /^[\d\s]+$/;

/** Encrypts the second factors of the team. */
export function teamFactorSealer(secret: string): Sealer {
  return createSealer(secret, 'provider.second-factor');
}

/** Secrets are encrypted, and codes hashed, with keys that are derived from the server's secret. */
export function createProviderFactors({ system, clock, secret }: FactorDeps): ProviderFactors {
  const sealer = teamFactorSealer(secret);
  const macOf = (personId: number, code: string) => recoveryCodeMac(secret, `provider ${personId}`, code);
  return {
    confirm: async ({ personId, sessionId }, factorSecret, code) => {
      const step = BASE32.test(factorSecret) ? stepOfCode(factorSecret, code, clock.now(), null) : null;
      if (step === null) return null;
      const codes = newRecoveryCodes();
      const recoveryHashes = codes.flatMap((each) => macOf(personId, each) ?? []);
      const sealedSecret = sealer.seal(factorSecret);
      await system.inStore(NO_STORE, async (tx) => {
        await setFactor(tx, personId, { sealedSecret, step, recoveryHashes });
        await endProviderSessions(tx, personId, clock.now(), sessionId);
      });
      return codes;
    },
    isTaken: async ({ personId, factorSecret, lastStep }, code) => {
      if (DIGITS.test(code)) {
        const unsealed = sealer.unseal(factorSecret);
        const step = unsealed === null ? null : stepOfCode(unsealed, code, clock.now(), lastStep);
        return step !== null && system.inStore(NO_STORE, (tx) => useFactorStep(tx, personId, step));
      }
      const mac = macOf(personId, code);
      return mac !== null && system.inStore(NO_STORE, (tx) => useRecoveryCode(tx, personId, mac));
    },
  };
}
