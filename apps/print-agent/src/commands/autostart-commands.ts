import { createHash } from 'node:crypto';
import { homedir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createAutostart } from '../autostart/autostart.ts';
import type { Machine, StartPlan } from '../autostart/autostart-plan.ts';
import { readSetup } from '../config/agent-config.ts';
import { defaultFolder } from '../config/agent-folder.ts';
import { runProgram } from '../printers/run-program.ts';
import { isLocked } from '../running/agent-lock.ts';
import { MAIN_FILE } from '../running/program-files.ts';
import { LOG_FILE } from '../running/rotating-log.ts';
import { COMMANDS } from '../texts.ts';

const RESTART_SECONDS = 10;

function thisMachine(): Machine {
  return {
    platform: process.platform,
    env: process.env,
    home: homedir(),
    userId: process.getuid?.() ?? null,
    userName: userInfo().username,
    run: runProgram,
  };
}

/**
 * Name of a folder's agent in the operating system. It contains the folder, because each folder has its own
 * agent.
 */
export function startNameOf(folder: string, defaultName: string, platform: NodeJS.Platform): string {
  const name =
    { win32: 'Comanda Agente', darwin: 'br.com.comanda.agente' }[String(platform)] ?? 'comanda-agente';
  if (folder === defaultName) return name;
  return `${name}-${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`;
}

/** A Node binary and the agent that it runs. */
export interface Program {
  node: string;
  main: string;
}

/** The current Node and agent, because another Node may not understand the agent's files. */
export const THIS_PROGRAM: Program = { node: process.execPath, main: MAIN_FILE };

/** Makes the plan for the automatic start of a folder's agent. */
export function startPlanOf(
  name: string,
  folder: string,
  ports: string | null,
  program: Program = THIS_PROGRAM,
): StartPlan {
  const requestedPorts = ports === null ? [] : ['--portas', ports];
  return {
    name,
    command: [program.node, program.main, '--pasta', folder, ...requestedPorts, '--registro'],
    restartSeconds: RESTART_SECONDS,
  };
}

function nameOf(folder: string, { env, platform }: Machine): string {
  return startNameOf(folder, defaultFolder(env, platform), platform);
}

/** Starts the agent now and at every boot or login. Throws a message for the user if the system refuses. */
export async function installAutostart(
  folder: string,
  ports: string | null,
  log: (text: string) => void,
  machine = thisMachine(),
  program = THIS_PROGRAM,
): Promise<void> {
  if (readSetup(folder).pareamento === null) throw new Error(COMMANDS.notPaired);
  const wasRunning = await isLocked(folder);
  const autostart = createAutostart(machine);
  const isReplaced = (await autostart.find(nameOf(folder, machine))) !== null;
  const hints = await autostart.install(startPlanOf(nameOf(folder, machine), folder, ports, program));
  log(COMMANDS.installed(join(folder, LOG_FILE)));
  if (wasRunning && !isReplaced) log(COMMANDS.endOther);
  for (const hint of hints) log(hint);
}

/** Removes the automatic start, and ends an agent that was started by it. */
export async function removeAutostart(
  folder: string,
  log: (text: string) => void,
  machine = thisMachine(),
): Promise<void> {
  const wasThere = await createAutostart(machine).remove(nameOf(folder, machine));
  log(wasThere ? COMMANDS.uninstalled : COMMANDS.notInstalled);
}

/** True if the agent of a folder starts automatically. */
export async function isInstalled(folder: string, machine = thisMachine()): Promise<boolean> {
  return (await createAutostart(machine).find(nameOf(folder, machine))) !== null;
}

/** Prints the store, whether the agent starts automatically, and whether it runs now. */
export async function reportStatus(
  folder: string,
  log: (text: string) => void,
  machine = thisMachine(),
): Promise<void> {
  const { pareamento: pairing } = readSetup(folder);
  log(pairing === null ? COMMANDS.notPaired : COMMANDS.pairedWith(pairing.loja, pairing.servidor));
  const place = await createAutostart(machine).find(nameOf(folder, machine));
  log(place === null ? COMMANDS.notInstalled : COMMANDS.isInstalled(place));
  log((await isLocked(folder)) ? COMMANDS.isRunning : COMMANDS.isStopped);
}
