import type { FoundPrinter } from '@comanda/domain/printing/print-device';
import { LONGEST_PRINTER_NAME, SYSTEM_PRINTER } from '@comanda/domain/printing/print-settings';
import { readPrinterAddress } from '../config/printer-address.ts';
import { FAULTS } from '../texts.ts';
import { createFilePrinter } from './file-printer.ts';
import { type PrinterBackend, PrinterFault } from './printer-backend.ts';
import type { Spooler } from './spooler.ts';
import { createTcpPrinter } from './tcp-printer.ts';

/** A printer of this machine, ready to be spoken to. */
export interface KnownPrinter {
  name: string;
  /** False: it takes its own commands only. */
  hasDriver: boolean;
  backend: PrinterBackend;
}

/** Every printer of this machine: those of its system and the addresses saved by a person. */
export interface Printers {
  /** What was found last, looked up when that is older than `maxAgeMs`. */
  list(maxAgeMs: number): Promise<readonly FoundPrinter[]>;
  /** Throws {@link PrinterFault} when there is no such printer. 'Impressora padrão' is the system's, or the only one. */
  find(name: string): Promise<KnownPrinter>;
  /** The printer that stands behind 'Impressora padrão'; other names, and that one when there is none, as they are. */
  nameOf(name: string): Promise<string>;
  /** Takes over addresses that were saved anew. */
  setAddresses(addresses: Readonly<Record<string, string>>): void;
}

/** As many as the server takes. */
const MOST_PRINTERS = 50;
const FRESH_MS = 60_000;

export function createPrinters(
  spooler: Spooler,
  saved: Readonly<Record<string, string>>,
  now: () => number,
): Printers {
  let addresses = saved;
  let ofSystem: { at: number; found: FoundPrinter[] } | null = null;

  async function listSystem(maxAgeMs: number): Promise<readonly FoundPrinter[]> {
    if (ofSystem === null || now() - ofSystem.at > maxAgeMs) {
      const found = await spooler.list();
      ofSystem = { at: now(), found: found.filter(({ name }) => name.length <= LONGEST_PRINTER_NAME) };
    }
    return ofSystem.found;
  }

  async function list(maxAgeMs: number): Promise<readonly FoundPrinter[]> {
    const own = Object.keys(addresses).map(
      (name): FoundPrinter => ({ name, isDefault: false, hasDriver: false, isOnline: null }),
    );
    const others = (await listSystem(maxAgeMs)).filter(({ name }) => !Object.hasOwn(addresses, name));
    return [...own, ...others].slice(0, MOST_PRINTERS);
  }

  async function nameOf(name: string): Promise<string> {
    if (name !== SYSTEM_PRINTER) return name;
    const all = await list(FRESH_MS);
    const chosen = all.find(({ isDefault }) => isDefault) ?? (all.length === 1 ? all[0] : undefined);
    return chosen?.name ?? name;
  }

  async function find(asked: string): Promise<KnownPrinter> {
    const name = await nameOf(asked);
    if (name === SYSTEM_PRINTER) throw new PrinterFault(FAULTS.noDefaultPrinter);
    const own = Object.hasOwn(addresses, name) ? addresses[name] : undefined;
    if (own !== undefined) return { name, hasDriver: false, backend: backendOf(own) };
    const isNamed = (each: FoundPrinter) => each.name === name;
    if (!(await listSystem(FRESH_MS)).some(isNamed) && !(await listSystem(0)).some(isNamed)) {
      throw new PrinterFault(FAULTS.noPrinter(name));
    }
    return { name, hasDriver: true, backend: spooler.backend(name) };
  }

  return {
    list,
    find,
    nameOf,
    setAddresses(next) {
      addresses = next;
    },
  };
}

function backendOf(text: string): PrinterBackend {
  const address = readPrinterAddress(text);
  if (address === null) throw new PrinterFault(FAULTS.noDevice);
  return address.kind === 'tcp' ? createTcpPrinter(address) : createFilePrinter(address.path);
}
