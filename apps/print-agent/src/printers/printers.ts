import { type FoundPrinter, systemPrinter } from '@comanda/domain/orders/printing/print-device';
import { LONGEST_PRINTER_NAME, SYSTEM_PRINTER } from '@comanda/domain/orders/printing/print-settings';
import { readPrinterAddress } from '../config/printer-address.ts';
import { FAULTS } from '../texts.ts';
import { createFilePrinter } from './file-printer.ts';
import { type PrinterBackend, PrinterFault } from './printer-backend.ts';
import type { Spooler } from './spooler.ts';
import { createTcpPrinter, type TcpPrinter } from './tcp-printer.ts';

/** A printer of this machine, ready for use. */
export interface KnownPrinter {
  name: string;
  /** False if the printer accepts only its own commands. */
  hasDriver: boolean;
  backend: PrinterBackend;
}

/**
 * All printers of this machine: printers that the system knows, and printers whose address a person saved.
 */
export interface Printers {
  /** Returns the printers of the last search. Searches again if that search is older than `maxAgeMs`. */
  list(maxAgeMs: number): Promise<readonly FoundPrinter[]>;
  /**
   * Finds a printer by name. 'Impressora padrão' means the system's default printer, or the only printer.
   * Throws {@link PrinterFault} for an unknown name.
   */
  find(name: string): Promise<KnownPrinter>;
  /**
   * Returns the name of the printer that 'Impressora padrão' means. Returns any other name unchanged. Also
   * returns 'Impressora padrão' unchanged if there is no default printer.
   */
  nameOf(name: string): Promise<string>;
  /** Checks the status of each printer with an address, except printers that are printing. Never rejects. */
  check(): Promise<void>;
  /** Replaces the addresses of printers after a person changed them. */
  setAddresses(addresses: Readonly<Record<string, string>>): void;
}

/** The server accepts at most this many printers. */
const MAX_PRINTERS = 50;
const FRESH_MS = 60_000;

export interface PrintersParts {
  spooler: Spooler;
  /** Addresses of printers without a driver, by the printer's name. */
  addresses: Readonly<Record<string, string>>;
  now(): number;
  /** Milliseconds that a ticket waits for the status of its printer. */
  answerMs?: number;
  /** Called when the status of a printer with an address changes. */
  changed?(): void;
}

export function createPrinters({ spooler, now, changed, answerMs, ...parts }: PrintersParts): Printers {
  let { addresses } = parts;
  /** Printers by address, because a status belongs to an address and not to a name. */
  const ofAddress = new Map<string, TcpPrinter>();
  let ofSystem: { at: number; found: FoundPrinter[] } | null = null;

  async function listSystem(maxAgeMs: number): Promise<readonly FoundPrinter[]> {
    if (ofSystem === null || now() - ofSystem.at > maxAgeMs) {
      const found = await spooler.list();
      ofSystem = { at: now(), found: found.filter(({ name }) => name.length <= LONGEST_PRINTER_NAME) };
    }
    return ofSystem.found;
  }

  async function list(maxAgeMs: number): Promise<readonly FoundPrinter[]> {
    const own = Object.keys(addresses).map((name): FoundPrinter => {
      const condition = tcpPrinter(name)?.condition ?? { isOnline: null, trouble: null };
      return { name, isDefault: false, hasDriver: false, ...condition };
    });
    const others = (await listSystem(maxAgeMs)).filter(({ name }) => !Object.hasOwn(addresses, name));
    return [...own, ...others].slice(0, MAX_PRINTERS);
  }

  /** Null if the name is unknown, or the printer has no network address. */
  function tcpPrinter(name: string): TcpPrinter | null {
    const text = addresses[name] ?? '';
    const address = readPrinterAddress(text);
    if (address?.kind !== 'tcp') return null;
    const key = `${text} ${name}`;
    const printer = ofAddress.get(key) ?? createTcpPrinter({ name, ...address, answerMs, changed });
    ofAddress.set(key, printer);
    return printer;
  }

  function backendOf(name: string): PrinterBackend {
    const address = readPrinterAddress(addresses[name] ?? '');
    const printer = address?.kind === 'file' ? createFilePrinter(address.path) : tcpPrinter(name);
    if (printer === null) throw new PrinterFault(FAULTS.noDevice);
    return printer;
  }

  async function nameOf(name: string): Promise<string> {
    if (name !== SYSTEM_PRINTER) return name;
    return systemPrinter(await list(FRESH_MS)) ?? name;
  }

  async function find(requested: string): Promise<KnownPrinter> {
    const name = await nameOf(requested);
    if (name === SYSTEM_PRINTER) throw new PrinterFault(FAULTS.noDefaultPrinter);
    if (Object.hasOwn(addresses, name)) return { name, hasDriver: false, backend: backendOf(name) };
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
    async check() {
      await Promise.all(Object.keys(addresses).map((name) => tcpPrinter(name)?.check()));
    },
    setAddresses(next) {
      addresses = next;
      const stored = new Set(Object.entries(next).map(([name, text]) => `${text} ${name}`));
      for (const key of ofAddress.keys()) if (!stored.has(key)) ofAddress.delete(key);
    },
  };
}
