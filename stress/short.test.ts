import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { findFormerRelease, NO_FORMER_RELEASE, withRelease } from '../scripts/former-release.ts';
import { badNetwork } from './faults/bad-network.ts';
import { bothKilled } from './faults/both-killed.ts';
import { boundaryKilled } from './faults/boundary-killed.ts';
import { boundaryOfTwoServers } from './faults/boundary-of-two-servers.ts';
import { exportBroken } from './faults/export-broken.ts';
import { dyingAtFailpoints } from './faults/failpoints.ts';
import { linkLost } from './faults/link-lost.ts';
import { mailsKilled } from './faults/mails-killed.ts';
import { operatorsRace } from './faults/operators-race.ts';
import { orderDayRaces } from './faults/order-day-races.ts';
import { paymentsKilled } from './faults/payments-killed.ts';
import { peopleOfTwoServers } from './faults/people-of-two-servers.ts';
import { postgresKilled } from './faults/postgres-killed.ts';
import { printingBroken } from './faults/printing.ts';
import { readersKilled } from './faults/readers-killed.ts';
import { rideLinkLost } from './faults/ride-link-lost.ts';
import { rollingUpgrade } from './faults/rolling-upgrade.ts';
import { sameOrderTogether } from './faults/same-order-together.ts';
import { serverKilled } from './faults/server-killed.ts';
import { summariesKilled } from './faults/summaries-killed.ts';
import { uploadKilled } from './faults/upload-killed.ts';
import type { FaultReport } from './harness.ts';
import { createStressWorld, type StressWorld } from './support/stress-world.ts';

// Each fault runs a few times; `npm run stress -- --full` has the required counts and times.

let world: StressWorld;
const FEW = { kills: 2, ordersBetween: 30, perSecond: 150, patience: 'short' } as const;

beforeAll(async () => {
  world = await createStressWorld({ stores: 4 });
});
afterAll(() => world?.close());
// Starts the server again if a failed fault has left it stopped, so that the next fault can run.
beforeEach(async () => {
  if (world.server().hasExited()) await world.start();
});

async function expectNothingBroken(report: Promise<FaultReport>): Promise<void> {
  expect((await report).violations).toEqual([]);
}

describe('acknowledged orders are neither lost nor doubled, events have no gap, panels equal the database', () => {
  it('R7: the same order five times at once', () =>
    expectNothingBroken(sameOrderTogether(world, { orders: 40 })));
  it('R8: two people act on one order', () => expectNothingBroken(operatorsRace(world, { races: 72 })));
  it('R1: the server is killed', () => expectNothingBroken(serverKilled(world, FEW)));
  it('R2: PostgreSQL is killed', () => expectNothingBroken(postgresKilled(world, FEW)));
  it('R3: both are killed', () => expectNothingBroken(bothKilled(world, { ...FEW, kills: 1 })));
  it('R4: the server dies at the worst moments', () =>
    expectNothingBroken(dyingAtFailpoints(world, { times: 1, patience: 'short' })));
  it('R5: the link is lost, openly and silently', () =>
    expectNothingBroken(
      linkLost(world, {
        patience: 'short',
        losses: [
          { kind: 'cut', downMs: 0, ordersMeanwhile: 20 },
          { kind: 'blackhole', downMs: 0, ordersMeanwhile: 20 },
        ],
      }),
    ));
});

describe('with couriers under way and customers who write', () => {
  it('R8: conflicting actions have one winner', () =>
    expectNothingBroken(orderDayRaces(world, { races: 22 })));
  it('R5: the link is lost in the middle of it', () =>
    expectNothingBroken(rideLinkLost(world, { patience: 'short', losses: [{ kind: 'cut', downMs: 0 }] })));
  it('R6: all clients have a bad network', () =>
    expectNothingBroken(badNetwork(world, { forMs: 0, latencyMs: 20, resetShare: 0.05, rideMs: 500 })));
});

it('R9: every paper comes out once or is marked, with any part killed or switched off', () =>
  expectNothingBroken(printingBroken(world, { orders: 32, kills: 2, offlineMs: 500, patience: 'short' })));

it('R12: a blocked person, a removed right and an ended visit count at the other server, too', () =>
  expectNothingBroken(peopleOfTwoServers(world, { rounds: 1 })));

it('R13: an upload is written once, even if the server is killed repeatedly', () =>
  expectNothingBroken(uploadKilled(world, { kills: 1, rows: 2_000 })));

it('R15: readers of a journal repeat nothing and lose nothing, even if killed repeatedly', () =>
  expectNothingBroken(readersKilled(world, { kills: 3, entries: 20_000 })));

it('R16: mails go out once, unless the outcome is unknown, with any part away or killed', () =>
  expectNothingBroken(mailsKilled(world, { mails: 3, kills: 1, servers: 1 })));

it('R17: payments are held once or refunded, with wrong answers and kills', () =>
  expectNothingBroken(paymentsKilled(world, { customers: 8, kills: 1 })));

it('R18: a partial file is never taken for a whole one, and leaves nothing open', () =>
  expectNothingBroken(exportBroken(world, { times: 1, rows: 100_000 })));

it('R19: each person has the summary of a day once, even if its writers are killed', () =>
  expectNothingBroken(summariesKilled(world, { stores: 40, kills: 2 })));

it('R14: servers are replaced by a new release while orders come in', async ({ skip }) => {
  const former = findFormerRelease();
  if (former === null) return skip(NO_FORMER_RELEASE);
  const few = { stores: 2, ordersBetween: 12, perSecond: 40, patience: 'short', again: 0 } as const;
  // This fault runs three servers, which need more connections than the world's own PostgreSQL offers.
  const ownerUrl = inject('testTemplateUrl');
  const roll = (folder: string) => rollingUpgrade(world, { ...few, former: folder, ownerUrl });
  await expectNothingBroken(withRelease(former, roll));
});

describe('openings and closings happen once', () => {
  // The clock of these faults is days ahead at the end, so they use a world of their own.
  let ahead: StressWorld;
  beforeEach(async () => {
    ahead = await createStressWorld({ stores: 24 });
    return () => ahead.close();
  });

  it('R10: the server is killed around them', () =>
    expectNothingBroken(boundaryKilled(ahead, { boundaries: 3 })));
  it('R11: two servers live through them', () =>
    expectNothingBroken(boundaryOfTwoServers(ahead, { boundaries: 2 })));
});
