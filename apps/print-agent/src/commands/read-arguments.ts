import { parseArgs } from 'node:util';
import { MODULE_PORT, NATIVE_PORT } from '@comanda/contract/orders/printing/print-module.wire';
import { COMMANDS } from '../texts.ts';

/** A command, as typed at the terminal. */
export type Command =
  | { kind: 'run'; ports: readonly number[]; writesLog: boolean }
  | { kind: 'pair'; server: string; code: string; name: string }
  /** Opens the page for the pairing code. */
  | { kind: 'open' }
  | { kind: 'list-printers' }
  | { kind: 'add-printer'; name: string; address: string }
  | { kind: 'remove-printer'; name: string }
  /** Starts the agent automatically. `ports` is the typed text; null for the default ports. */
  | { kind: 'install'; ports: string | null }
  | { kind: 'uninstall' }
  | { kind: 'status' }
  | { kind: 'help' };

export interface ParsedArguments {
  command: Command;
  /** Folder of the agent; null for the default folder. */
  folder: string | null;
}

/** Thrown for arguments that cannot be read. The message explains the fault to the user. */
export class ArgumentFault extends Error {}

const OPTIONS = {
  servidor: { type: 'string' },
  codigo: { type: 'string' },
  nome: { type: 'string' },
  pasta: { type: 'string' },
  /** Two ports of the loopback module, separated by a comma, for machines whose default ports are in use. */
  portas: { type: 'string' },
  /** Also writes the output to a log in the agent's folder. */
  registro: { type: 'boolean' },
  ajuda: { type: 'boolean', short: 'h' },
} as const;

/** Reads the arguments. Throws {@link ArgumentFault}. `machine` is this computer's own name. */
export function readArguments(args: readonly string[], machine: string): ParsedArguments {
  const { values, positionals } = parse(args);
  const folder = values.pasta ?? null;
  if (values.ajuda) return { command: { kind: 'help' }, folder };
  const [word, action, name, address, ...more] = positionals;
  const requested = [word, action].filter((each) => each !== undefined).join(' ');
  if (more.length > 0) throw new ArgumentFault(COMMANDS.badArguments);
  if (word === undefined) {
    const writesLog = values.registro ?? false;
    return { command: { kind: 'run', ports: readPorts(values.portas), writesLog }, folder };
  }
  if (requested === 'instalar') {
    readPorts(values.portas);
    return { command: { kind: 'install', ports: values.portas ?? null }, folder };
  }
  if (requested === 'abrir') return { command: { kind: 'open' }, folder };
  if (requested === 'remover') return { command: { kind: 'uninstall' }, folder };
  if (requested === 'situacao' || requested === 'situação') return { command: { kind: 'status' }, folder };
  if (requested === 'impressoras') return { command: { kind: 'list-printers' }, folder };
  if (requested === 'parear') {
    if (!values.servidor) throw new ArgumentFault(COMMANDS.needsServer);
    if (!values.codigo) throw new ArgumentFault(COMMANDS.needsCode);
    const command = {
      kind: 'pair' as const,
      server: values.servidor,
      code: values.codigo,
      name: (values.nome?.trim() || machine).slice(0, 60),
    };
    return { command, folder };
  }
  if (requested === 'impressora adicionar' && name !== undefined && address !== undefined) {
    return { command: { kind: 'add-printer', name, address }, folder };
  }
  if (requested === 'impressora remover' && name !== undefined && address === undefined) {
    return { command: { kind: 'remove-printer', name }, folder };
  }
  throw new ArgumentFault(COMMANDS.unknownCommand(positionals.join(' ')));
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new ArgumentFault(COMMANDS.badArguments, { cause: error });
  }
}

function readPorts(text: string | undefined): readonly number[] {
  if (text === undefined) return [NATIVE_PORT, MODULE_PORT];
  const ports = text.split(',').map(Number);
  if (!ports.every((port) => Number.isInteger(port) && port >= 0 && port <= 65_535)) {
    throw new ArgumentFault(COMMANDS.badArguments);
  }
  return ports;
}
