import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { accountsSprayed } from './faults/accounts-sprayed.ts';
import { bothKilled } from './faults/both-killed.ts';
import { dyingAtFailpoints } from './faults/failpoints.ts';
import { linkLost } from './faults/link-lost.ts';
import { operatorsRace } from './faults/operators-race.ts';
import { postgresKilled } from './faults/postgres-killed.ts';
import { recoveryGuessed } from './faults/recovery-guessed.ts';
import { sameOrderTogether } from './faults/same-order-together.ts';
import { serverKilled } from './faults/server-killed.ts';
import type { FaultReport, ReportLine } from './harness.ts';
import { createStressWorld, type StressWorld } from './support/stress-world.ts';

// `npm run stress [-- names…] [--full]`: every fault (or the named ones) against a server of its own; a summary goes to
// the terminal and to RESULTS.md. `--full` has the counts that are demanded and takes hours; without it, minutes.

interface Fault {
  name: string;
  stores: number;
  run(world: StressWorld, isFull: boolean): Promise<FaultReport>;
}

const cutThenSilent = (downMs: number, times: number) =>
  Array.from({ length: times }, () => [
    { kind: 'cut', downMs, ordersMeanwhile: 20 } as const,
    { kind: 'blackhole', downMs, ordersMeanwhile: 20 } as const,
  ]).flat();

const FAULTS: Fault[] = [
  {
    name: 'R1',
    stores: 50,
    run: (world, isFull) =>
      serverKilled(world, {
        kills: isFull ? 50 : 5,
        ordersBetween: isFull ? 2_000 : 200,
        perSecond: 200,
        patience: 'product',
      }),
  },
  {
    name: 'R2',
    stores: 50,
    run: (world, isFull) =>
      postgresKilled(world, {
        kills: isFull ? 30 : 5,
        ordersBetween: isFull ? 2_000 : 200,
        perSecond: 1_000,
        patience: 'product',
      }),
  },
  {
    name: 'R3',
    stores: 50,
    run: (world, isFull) =>
      bothKilled(world, {
        kills: isFull ? 20 : 3,
        ordersBetween: isFull ? 1_000 : 200,
        perSecond: 200,
        patience: 'product',
      }),
  },
  {
    name: 'R4',
    stores: 4,
    run: (world, isFull) => dyingAtFailpoints(world, { times: isFull ? 200 : 5, patience: 'short' }),
  },
  {
    name: 'R5',
    stores: 10,
    run: (world, isFull) =>
      linkLost(world, {
        patience: 'product',
        losses: isFull
          ? [...cutThenSilent(2_000, 10), ...cutThenSilent(30_000, 10), ...cutThenSilent(300_000, 2)]
          : [...cutThenSilent(2_000, 1), ...cutThenSilent(30_000, 1)],
      }),
  },
  {
    name: 'R7',
    stores: 50,
    run: (world, isFull) => sameOrderTogether(world, { orders: isFull ? 10_000 : 500 }),
  },
  {
    name: 'R8',
    stores: 20,
    run: (world, isFull) => operatorsRace(world, { races: isFull ? 10_000 : 540 }),
  },
  {
    name: 'S6',
    stores: 60,
    run: (world, isFull) => recoveryGuessed(world, { guesses: isFull ? 1_000_000 : 1_000, samples: 200 }),
  },
  { name: 'S7', stores: 20, run: (world) => accountsSprayed(world, { accounts: 1_000 }) },
];

const RESULTS = join(import.meta.dirname, 'RESULTS.md');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isFull = process.argv.includes('--full');
const unknown = wanted.filter((name) => !FAULTS.some((fault) => fault.name === name));
if (unknown.length > 0) throw new Error(`unknown: ${unknown.join(', ')}`);

const lines: ReportLine[] = [];
const violations: string[] = [];
for (const fault of FAULTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n▸ ${fault.name}`);
  const world = await createStressWorld({ stores: fault.stores });
  try {
    const report = await fault.run(world, isFull);
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
    await world.close();
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
