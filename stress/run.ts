import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { findFormerRelease, NO_FORMER_RELEASE, withRelease } from '../scripts/former-release.ts';
import { accountsSprayed } from './faults/accounts-sprayed.ts';
import { badNetwork } from './faults/bad-network.ts';
import { bothKilled } from './faults/both-killed.ts';
import { boundaryKilled } from './faults/boundary-killed.ts';
import { boundaryOfTwoServers } from './faults/boundary-of-two-servers.ts';
import { carryOverKilled } from './faults/carry-over-killed.ts';
import { chatFlood } from './faults/chat-flood.ts';
import { exportBroken } from './faults/export-broken.ts';
import { dyingAtFailpoints } from './faults/failpoints.ts';
import { linkLost } from './faults/link-lost.ts';
import { lyingLogistics } from './faults/lying-logistics.ts';
import { mailsKilled } from './faults/mails-killed.ts';
import { moneyMonths } from './faults/money-months.ts';
import { operatorsRace } from './faults/operators-race.ts';
import { orderDayRaces } from './faults/order-day-races.ts';
import { paymentsKilled } from './faults/payments-killed.ts';
import { peopleOfTwoServers } from './faults/people-of-two-servers.ts';
import { postgresKilled } from './faults/postgres-killed.ts';
import { printingBroken } from './faults/printing.ts';
import { readersKilled } from './faults/readers-killed.ts';
import { recoveryGuessed } from './faults/recovery-guessed.ts';
import { rideLinkLost } from './faults/ride-link-lost.ts';
import { rollingUpgrade } from './faults/rolling-upgrade.ts';
import { sameOrderTogether } from './faults/same-order-together.ts';
import { serverKilled } from './faults/server-killed.ts';
import { strangersFlood } from './faults/strangers-flood.ts';
import { summariesKilled } from './faults/summaries-killed.ts';
import { uploadKilled } from './faults/upload-killed.ts';
import type { FaultReport, ReportLine } from './harness.ts';
import { runShort } from './run-short.ts';
import { createStressWorld, type StressWorld } from './support/stress-world.ts';

// `npm run stress [-- names…] [--full | --share=0.2]` runs every fault, or the named ones, each against its
// own server. It prints a summary and writes it to RESULTS.md. `--full` uses the required counts and takes
// hours. `--share` uses that share of the required counts. Without either option, a run takes minutes. The
// gate includes `npm run stress -- short`, which runs every fault a few times.

/** Share of the required counts that this run uses. */
interface Extent {
  /** Returns a count: `full` in a full run, otherwise its share, but at least `few`. */
  times(full: number, few: number): number;
  /** Number of orders between two kills: the required number, or few in a short run. */
  ordersBetween(full: number): number;
}

interface Fault {
  name: string;
  stores: number;
  run(world: StressWorld, extent: Extent): Promise<FaultReport>;
}

interface Kills {
  kills: number;
  ordersBetween: number;
  perSecond: number;
  patience: 'product';
}

/**
 * Describes a fault that repeatedly kills a process while orders arrive. `full` contains the required counts.
 */
function killing(
  name: string,
  fault: (world: StressWorld, options: Kills) => Promise<FaultReport>,
  full: { kills: number; ordersBetween: number; perSecond: number },
  few: number,
): Fault {
  const run = (world: StressWorld, extent: Extent) =>
    fault(world, {
      kills: extent.times(full.kills, few),
      ordersBetween: extent.ordersBetween(full.ordersBetween),
      perSecond: full.perSecond,
      patience: 'product',
    });
  return { name, stores: 50, run };
}

const cutThenSilent = (downMs: number, times: number) =>
  Array.from({ length: times }, () => [
    { kind: 'cut', downMs, ordersMeanwhile: 20 } as const,
    { kind: 'blackhole', downMs, ordersMeanwhile: 20 } as const,
  ]).flat();

const FAULTS: Fault[] = [
  killing('R1', serverKilled, { kills: 50, ordersBetween: 2_000, perSecond: 200 }, 5),
  killing('R2', postgresKilled, { kills: 30, ordersBetween: 2_000, perSecond: 1_000 }, 5),
  killing('R3', bothKilled, { kills: 20, ordersBetween: 1_000, perSecond: 200 }, 3),
  {
    name: 'R4',
    stores: 4,
    run: (world, { times }) => dyingAtFailpoints(world, { times: times(200, 5), patience: 'short' }),
  },
  {
    name: 'R5',
    stores: 10,
    run: (world, { times }) =>
      linkLost(world, {
        patience: 'product',
        losses: [
          ...cutThenSilent(2_000, times(10, 1)),
          ...cutThenSilent(30_000, times(10, 1)),
          ...cutThenSilent(300_000, times(2, 0)),
        ],
      }),
  },
  {
    name: 'R5-ride',
    stores: 6,
    run: (world, { times }) =>
      rideLinkLost(world, {
        patience: 'product',
        losses: [
          ...cutThenSilent(2_000, times(10, 1)),
          ...cutThenSilent(30_000, times(10, 1)),
          ...cutThenSilent(300_000, times(2, 0)),
        ],
      }),
  },
  {
    name: 'R6',
    stores: 6,
    run: (world, { times }) =>
      badNetwork(world, { forMs: times(600_000, 60_000), latencyMs: 300, resetShare: 0.05, rideMs: 5_000 }),
  },
  {
    name: 'R7',
    stores: 50,
    run: (world, { times }) => sameOrderTogether(world, { orders: times(10_000, 500) }),
  },
  {
    name: 'R8',
    stores: 20,
    run: (world, { times }) => operatorsRace(world, { races: times(10_000, 540) }),
  },
  {
    name: 'R8-day',
    stores: 10,
    run: (world, { times }) => orderDayRaces(world, { races: times(10_000, 550) }),
  },
  {
    name: 'R9',
    stores: 1,
    run: (world, { times }) =>
      printingBroken(world, {
        orders: times(1_000, 120),
        kills: times(20, 4),
        offlineMs: times(30_000, 3_000),
        patience: 'product',
      }),
  },
  {
    name: 'R10',
    stores: 200,
    run: (world, { times }) => boundaryKilled(world, { boundaries: times(60, 6) }),
  },
  {
    name: 'R11',
    stores: 200,
    run: (world, { times }) => boundaryOfTwoServers(world, { boundaries: times(30, 4) }),
  },
  {
    name: 'R12',
    stores: 1,
    run: (world, { times }) => peopleOfTwoServers(world, { rounds: times(200, 10) }),
  },
  {
    name: 'R13',
    stores: 1,
    run: (world, { times }) => uploadKilled(world, { kills: times(50, 10), rows: times(100_000, 20_000) }),
  },
  {
    name: 'R15',
    stores: 1,
    run: (world, { times }) =>
      readersKilled(world, { kills: times(50, 8), entries: times(1_000_000, 100_000) }),
  },
  {
    name: 'R16',
    stores: 1,
    run: (world, { times }) =>
      mailsKilled(world, { mails: times(2_000, 50), kills: times(25, 3), servers: 2 }),
  },
  {
    name: 'R17',
    stores: 1,
    run: (world, { times }) => paymentsKilled(world, { customers: times(200, 20), kills: times(25, 3) }),
  },
  {
    name: 'carry-over',
    stores: 1,
    run: (world, { times }) =>
      carryOverKilled(world, { kills: times(50, 8), orders: times(200_000, 20_000) }),
  },
  {
    name: 'R18',
    stores: 1,
    run: (world, { times }) => exportBroken(world, { times: times(30, 2), rows: 200_000 }),
  },
  {
    name: 'R19',
    stores: 1,
    run: (world, { times }) => summariesKilled(world, { kills: times(50, 8), stores: times(1_000, 160) }),
  },
  {
    name: 'R14',
    stores: 1,
    run: (world, { times, ordersBetween }) => {
      const former = findFormerRelease();
      if (former === null) throw new Error(NO_FORMER_RELEASE);
      const extent = { stores: 10, ordersBetween: ordersBetween(2_000), perSecond: 60, again: times(20, 2) };
      return withRelease(former, (folder) =>
        rollingUpgrade(world, {
          ...extent,
          former: folder,
          ownerUrl: world.urls.owner,
          patience: 'product',
        }),
      );
    },
  },
  {
    name: 'S6',
    stores: 60,
    run: (world, { times }) => recoveryGuessed(world, { guesses: times(1_000_000, 1_000), samples: 200 }),
  },
  {
    name: 'logistics',
    stores: 10,
    run: (world, { times }) => lyingLogistics(world, { ordersEach: times(200, 24) }),
  },
  {
    name: 'flood',
    stores: 6,
    run: (world, { times }) => chatFlood(world, { forMs: times(60_000, 15_000), perSecond: 200 }),
  },
  {
    name: 'strangers',
    stores: 2,
    run: (world, { times }) => strangersFlood(world, { forMs: times(30_000, 6_000) }),
  },
  { name: 'months', stores: 1, run: (_world, { times }) => moneyMonths(times(10_000, 200)) },
  { name: 'S7', stores: 20, run: (world) => accountsSprayed(world, { accounts: 1_000 }) },
];

/** Reads the share from the command's arguments. Null without `--full` and `--share`. */
function readShare(words: readonly string[]): number | null {
  if (words.includes('--full')) return 1;
  const given = words.find((word) => word.startsWith('--share='))?.slice('--share='.length);
  if (given === undefined) return null;
  const share = Number(given);
  if (!(share > 0 && share <= 1)) throw new Error(`not a share between 0 and 1: ${given}`);
  return share;
}

function extentOf(share: number | null): Extent {
  return {
    times: (full, few) => Math.max(few, Math.round(full * (share ?? 0))),
    ordersBetween: (full) => (share === null ? 200 : full),
  };
}

if (process.argv[2] === 'short') {
  await runShort();
  process.exit();
}

const RESULTS = join(import.meta.dirname, 'RESULTS.md');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const extent = extentOf(readShare(process.argv));
const unknown = wanted.filter((name) => !FAULTS.some((fault) => fault.name === name));
if (unknown.length > 0) throw new Error(`unknown: ${unknown.join(', ')}`);

const lines: ReportLine[] = [];
const violations: string[] = [];
for (const fault of FAULTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n▸ ${fault.name}`);
  let world: StressWorld | undefined;
  try {
    world = await createStressWorld({ stores: fault.stores });
    const report = await fault.run(world, extent);
    for (const line of report.lines) console.log(textOf(line));
    for (const violation of report.violations) console.log(`VIOLATION ${violation}`);
    lines.push(...report.lines);
    violations.push(...report.violations);
  } catch (error) {
    console.error(error);
    violations.push(
      `${fault.name} could not be carried through: ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    await world?.close();
  }
}
record();
process.exit(violations.length === 0 ? 0 : 1);

function textOf({ what, demanded, measured, isMet }: ReportLine): string {
  return `${what.padEnd(58)} ${measured.padStart(12)}  ${demanded.padEnd(12)} ${demanded === '' ? '' : isMet ? 'met' : 'MISSED'}`.trimEnd();
}

function record(): void {
  if (!existsSync(RESULTS)) writeFileSync(RESULTS, '# Faults, and what they did\n');
  const machine = `${cpus()[0]?.model}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  const rows = lines.map(
    ({ what, demanded, measured, isMet }) =>
      `| ${what} | ${demanded} | ${measured} | ${demanded === '' ? '' : isMet ? 'met' : '**missed**'} |`,
  );
  const broken =
    violations.length === 0 ? 'No violation.' : violations.map((text) => `- **${text}**`).join('\n');
  appendFileSync(
    RESULTS,
    `\n## ${new Date().toISOString().slice(0, 16)} · \`npm run stress -- ${process.argv.slice(2).join(' ')}\`\n\n${machine}.\n\n| | demanded | measured | |\n|---|---|---|---|\n${rows.join('\n')}\n\n${broken}\n`,
  );
}
