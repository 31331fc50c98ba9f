import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

// `npm run slow -- 40 npm test`: runs a command with 40 % of the processor, as on a slower machine. Prints
// the processor time of the command and its children. With 100, it only measures. Needs Linux and the
// permission to make a control group (root).

const ROOT = '/sys/fs/cgroup';
/** Length of a period in microseconds. People notice no pause this short, so the machine only seems slow. */
const PERIOD_US = 20_000;

/** A control group of this process and its children. */
interface Group {
  limit(quotaUs: number): void;
  seconds(): { user: number; system: number };
  leave(): void;
}

const [percentage = '', command, ...args] = process.argv.slice(2);
const share = Number(percentage) / 100;
if (!(share > 0 && share <= 1) || command === undefined) {
  console.error('npm run slow -- <percent of the processor> <command…>');
  process.exit(2);
}
const group = openGroup(`comanda-slow-${process.pid}`);
if (share < 1) group.limit(Math.round(share * availableParallelism() * PERIOD_US));
const child = spawn(command, args, { stdio: 'inherit' });
child.once('error', (error) => console.error(error.message));
// Ctrl-C ends the command itself. This process continues, to print the processor time.
process.on('SIGINT', () => undefined);
child.once('close', (code) => {
  const { user, system } = group.seconds();
  console.error(`\nprocessor time: ${user.toFixed(0)} s of programs, ${system.toFixed(0)} s of the system`);
  group.leave();
  process.exitCode = code ?? 1;
});

function openGroup(name: string): Group {
  try {
    return existsSync(join(ROOT, 'cgroup.controllers')) ? openUnified(name) : openDivided(name);
  } catch (error) {
    console.error(`no control group can be made here, run it as root: ${(error as Error).message}`);
    process.exit(1);
  }
}

/** Control groups of version 2, with one tree for limit and accounting. */
function openUnified(name: string): Group {
  writeFileSync(join(ROOT, 'cgroup.subtree_control'), '+cpu');
  const own = enter(join(ROOT, name));
  return {
    limit: (quotaUs) => writeFileSync(join(own, 'cpu.max'), `${quotaUs} ${PERIOD_US}`),
    seconds: () => {
      const stat = readFileSync(join(own, 'cpu.stat'), 'utf8');
      const of = (key: string) => Number(new RegExp(`^${key} (\\d+)$`, 'm').exec(stat)?.[1] ?? 0) / 1e6;
      return { user: of('user_usec'), system: of('system_usec') };
    },
    leave: () => exit(ROOT, own),
  };
}

/** Control groups of version 1, with one tree for the limit and one for the accounting. */
function openDivided(name: string): Group {
  const limiting = enter(join(ROOT, 'cpu', name));
  const counting = enter(join(ROOT, 'cpuacct', name));
  const of = (file: string) => Number(readFileSync(join(counting, file), 'utf8')) / 1e9;
  return {
    limit: (quotaUs) => {
      writeFileSync(join(limiting, 'cpu.cfs_period_us'), String(PERIOD_US));
      writeFileSync(join(limiting, 'cpu.cfs_quota_us'), String(quotaUs));
    },
    seconds: () => ({ user: of('cpuacct.usage_user'), system: of('cpuacct.usage_sys') }),
    leave: () => {
      exit(join(ROOT, 'cpu'), limiting);
      exit(join(ROOT, 'cpuacct'), counting);
    },
  };
}

function enter(folder: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'cgroup.procs'), String(process.pid));
  return folder;
}

function exit(parent: string, folder: string): void {
  writeFileSync(join(parent, 'cgroup.procs'), String(process.pid));
  try {
    rmdirSync(folder);
  } catch {
    // The group cannot be removed, because a process of the command still runs in it.
  }
}
