import type { Clock } from '../../../platform/clock.ts';
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

/** Logins of one person that may wait behind each other. */
const MOST_WAITING_LOGINS = 60;

/** What logins are counted and slowed with, at whichever door. */
export interface LoginGateServices {
  throttles: Throttles;
  /** Attempts that share a throttle come one after the other, so that right ones never fill it for each other. */
  turns: Turns;
  /** How logins of accounts under attack follow each other. */
  paces: Paces;
  /** Waits; for logins that are slowed. */
  pause(ms: number): Promise<void>;
}

/** One of these per server: turns and paces are counted in its memory. */
export function createLoginGateServices(deps: { throttles: Throttles; clock: Clock }): LoginGateServices {
  return {
    throttles: deps.throttles,
    turns: createTurns(MOST_WAITING_LOGINS),
    paces: createPaces(PACE_OF_ACCOUNT, deps.clock),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

/** Where an attempt to log in is counted, before its outcome is known. */
export interface LoginGate {
  /** Attempts of the same gate take turns. */
  subject: string;
  /** Counts the attempt. Throws `auth.throttled`. True when this failure is the one the person should be told of. */
  pass(): Promise<{ isAlarming: boolean }>;
  /** An honest attempt, or one we could not judge, counts against nobody. */
  takeBack(): Promise<void>;
  /** The person proved themselves: everything counted here is forgiven. */
  forgive(): Promise<void>;
}

/** Of a device this person logged in from before: whatever strangers do, it is counted by itself. */
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

/** Of everybody else: by address, by account and address, and by account. */
export function strangerGate(services: LoginGateServices, account: string, address: string): LoginGate {
  const { throttles, paces } = services;
  const place = addressSubject(address);
  const subject = `${account}\n${place}`;
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
          // Nothing was tried.
          await throttles.takeBack(LOGINS_OF_ACCOUNT_AND_ADDRESS, subject);
          throw tooMany(PACE_OF_ACCOUNT.longestMs);
        }
        await services.pause(waitMs);
      }
      return { isAlarming: inDay === LOGINS_OF_ACCOUNT_PER_DAY.limit + 1 };
    },
    takeBack: async () => {
      await Promise.all([
        throttles.takeBack(LOGINS_OF_ADDRESS, place),
        throttles.takeBack(LOGINS_OF_ACCOUNT, account),
        throttles.takeBack(LOGINS_OF_ACCOUNT_PER_DAY, account),
        throttles.takeBack(LOGINS_OF_ACCOUNT_AND_ADDRESS, subject),
      ]);
    },
    forgive: () => throttles.forget(LOGINS_OF_ACCOUNT_AND_ADDRESS, subject),
  };
}
