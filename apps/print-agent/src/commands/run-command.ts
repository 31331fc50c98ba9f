import { hostname } from 'node:os';
import { join } from 'node:path';
import { readSetup, saveSetup } from '../config/agent-config.ts';
import { defaultFolder, openFolder } from '../config/agent-folder.ts';
import { isPrinterName, readPrinterAddress } from '../config/printer-address.ts';
import { createPrinters } from '../printers/printers.ts';
import { createSpooler } from '../printers/spooler-of-system.ts';
import { createRotatingLog, LOG_FILE } from '../running/rotating-log.ts';
import { runAgent } from '../running/run-agent.ts';
import { pairWithServer, readServer } from '../server/pair-with-server.ts';
import { openSetup } from '../setup/open-setup.ts';
import { COMMANDS } from '../texts.ts';
import { installAutostart, removeAutostart, reportStatus } from './autostart-commands.ts';
import { ArgumentFault, type Command, type ParsedArguments, readArguments } from './read-arguments.ts';

/** Runs the command that the arguments name. Returns the exit code. Null if the agent continues to run. */
export async function runCommand(
  args: readonly string[],
  log: (text: string) => void,
): Promise<number | null> {
  try {
    const { command, folder } = readArguments(args, hostname());
    return await perform(command, folder, log);
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    if (error instanceof ArgumentFault) log(COMMANDS.usage);
    return 1;
  }
}

async function perform(
  command: Command,
  requested: ParsedArguments['folder'],
  log: (text: string) => void,
): Promise<number | null> {
  if (command.kind === 'help') {
    log(COMMANDS.usage);
    return 0;
  }
  const folder = openFolder(requested ?? defaultFolder(process.env, process.platform));
  switch (command.kind) {
    case 'run':
      await run(folder, command, log);
      return null;
    case 'open':
      await openSetup({ folder, log });
      return 0;
    case 'install':
      await installAutostart(folder, command.ports, log);
      return 0;
    case 'uninstall':
      await removeAutostart(folder, log);
      return 0;
    case 'status':
      await reportStatus(folder, log);
      return 0;
    case 'pair': {
      const pairing = await pairWithServer(readServer(command.server), command.code, command.name);
      saveSetup(folder, { ...readSetup(folder), pareamento: pairing });
      log(COMMANDS.paired(pairing.loja));
      return 0;
    }
    case 'list-printers':
      await listPrinters(folder, log);
      return 0;
    case 'add-printer':
      addPrinter(folder, command.name, command.address);
      log(COMMANDS.added(command.name));
      return 0;
    case 'remove-printer':
      removePrinter(folder, command.name);
      log(COMMANDS.removed(command.name));
      return 0;
  }
}

/** Runs the agent until the system or a person ends it. */
async function run(
  folder: string,
  { ports, writesLog }: Extract<Command, { kind: 'run' }>,
  log: (text: string) => void,
): Promise<void> {
  const keep = writesLog ? createRotatingLog(join(folder, LOG_FILE)) : null;
  const stamped = (text: string) => {
    // Formats times without the locale, whose tables would occupy memory permanently.
    const now = new Date();
    const time = now.toTimeString().slice(0, 8);
    log(`${time} ${text}`);
    const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
    keep?.(`${date.map((part) => String(part).padStart(2, '0')).join('-')} ${time} ${text}`);
  };
  const agent = await runAgent({ folder, ports, spooler: createSpooler(), log: stamped });
  const stop = () => void agent.stop().finally(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

async function listPrinters(folder: string, log: (text: string) => void): Promise<void> {
  const { impressoras } = readSetup(folder);
  const found = await createPrinters({
    spooler: createSpooler(),
    addresses: impressoras,
    now: Date.now,
  }).list(0);
  if (found.length === 0) log(COMMANDS.noPrinters);
  for (const { name, isDefault } of found) {
    const about = [impressoras[name], isDefault ? COMMANDS.isDefault : undefined].filter(Boolean).join(', ');
    log(about === '' ? name : `${name} (${about})`);
  }
}

function addPrinter(folder: string, name: string, address: string): void {
  if (!isPrinterName(name)) throw new Error(COMMANDS.badName);
  if (readPrinterAddress(address) === null) throw new Error(COMMANDS.badAddress);
  const setup = readSetup(folder);
  saveSetup(folder, { ...setup, impressoras: { ...setup.impressoras, [name]: address } });
}

function removePrinter(folder: string, name: string): void {
  const setup = readSetup(folder);
  if (!Object.hasOwn(setup.impressoras, name)) throw new Error(COMMANDS.notSaved(name));
  const { [name]: _, ...others } = setup.impressoras;
  saveSetup(folder, { ...setup, impressoras: others });
}
