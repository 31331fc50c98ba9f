import type { Clock } from '../../../../platform/clock.ts';
import { addressSubject } from '../throttling/address-subject.ts';
import { createPaces, type Paces } from '../throttling/paces.ts';
import {
  LOGINS_OF_ACCOUNT,
  LOGINS_OF_ACCOUNT_AND_ADDRESS,
  LOGINS_OF_ACCOUNT_PER_DAY,
  LOGINS_OF_ADDRESS,
  LOGINS_OF_DEVICE,
  PACE_OF_ACCOUNT,
} from '../throttling/throttle-rules.ts';
import { type Throttles, tooMany } from '../throttling/throttles.ts';
import { createTurns, type Turns } from '../throttling/turns.ts';

/** Maximum of waiting logins of one user. */
const MAX_WAITING_LOGINS = 60;

/** Services that count and slow down logins, both of stores and of the provider. */
export interface LoginGateServices {
  throttles: Throttles;
  /**
   * Runs attempts with the same throttle one after another, so that concurrent right logins do not fill the throttle.
   */
  turns: Turns;
  /** Delays between logins of accounts under attack. */
  paces: Paces;
  /** Delays a login that must be slowed down. */
  pause(ms: number): Promise<void>;
}

/** Creates the services. Call this once per server, because turns and paces are counted in memory. */
export function createLoginGateServices(deps: { throttles: Throttles; clock: Clock }): LoginGateServices {
  return {
    throttles: deps.throttles,
    turns: createTurns(MAX_WAITING_LOGINS),
    paces: createPaces(PACE_OF_ACCOUNT, deps.clock),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

/** Counts a login attempt before its outcome is known. */
export interface LoginGate {
  /** Attempts with the same subject run one after the other. */
  subject: string;
  /** Counts the attempt. Throws `auth.throttled`. `isAlarming`: if this attempt fails, the user gets a mail. */
  pass(): Promise<{ isAlarming: boolean }>;
  /** Subtracts the attempt again, because the password was right or could not be checked. */
  takeBack(): Promise<void>;
  /** Resets all counts of the gate, after the user has proved the identity. */
  forgive(): Promise<void>;
}

/**
 * The gate of a device that the user has used before. Its attempts are counted separately, so that other
 * people cannot block the device.
 */
export function deviceGate(
  { throttles }: Pick<LoginGateServices, 'throttles'>,
  account: string,
  device: Buffer,
): LoginGate {
  const subject = `${account}\ndevice ${device.toString('base64url')}`;
  return {
    subject,
    pass: async () => {
      await throttles.attempt(LOGINS_OF_DEVICE, subject);
      return { isAlarming: false };
    },
    takeBack: () => throttles.takeBack(LOGINS_OF_DEVICE, subject),
    forgive: () => throttles.forget(LOGINS_OF_DEVICE, subject),
  };
}

/** The gate of unknown devices. Counts by address, by account and address, and by account. */
export function unknownDeviceGate(services: LoginGateServices, account: string, address: string): LoginGate {
  const { throttles, paces } = services;
  const place = addressSubject(address);
  const subject = `${account}\n${place}`;
  const takeBack = async () => {
    await Promise.all([
      throttles.takeBack(LOGINS_OF_ADDRESS, place),
      throttles.takeBack(LOGINS_OF_ACCOUNT, account),
      throttles.takeBack(LOGINS_OF_ACCOUNT_PER_DAY, account),
      throttles.takeBack(LOGINS_OF_ACCOUNT_AND_ADDRESS, subject),
    ]);
  };
  return {
    subject,
    pass: async () => {
      await throttles.hit(LOGINS_OF_ADDRESS, place);
      await throttles.attempt(LOGINS_OF_ACCOUNT_AND_ADDRESS, subject);
      const [inHour, inDay] = await Promise.all([
        throttles.count(LOGINS_OF_ACCOUNT, account),
        throttles.count(LOGINS_OF_ACCOUNT_PER_DAY, account),
      ]);
      if (inHour > LOGINS_OF_ACCOUNT.limit) {
        const waitMs = paces.take(account);
        if (waitMs === null) {
          // The password was not checked, so the attempt is not counted.
          await takeBack();
          throw tooMany(PACE_OF_ACCOUNT.longestMs);
        }
        await services.pause(waitMs);
      }
      return { isAlarming: inDay === LOGINS_OF_ACCOUNT_PER_DAY.limit + 1 };
    },
    takeBack,
    forgive: () => throttles.forget(LOGINS_OF_ACCOUNT_AND_ADDRESS, subject),
  };
}
