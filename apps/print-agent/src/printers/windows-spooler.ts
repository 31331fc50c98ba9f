import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FoundPrinter, PrinterTrouble } from '@comanda/domain/orders/printing/print-device';
import * as z from 'zod/mini';
import { FAULTS } from '../texts.ts';
import { type PrintDocument, PrinterFault } from './printer-backend.ts';
import type { ProgramAnswer, RunProgram } from './run-program.ts';
import type { Spooler } from './spooler.ts';
import { LIST_SCRIPT, PAGE_SCRIPT, powershellArguments, RAW_SCRIPT } from './windows-scripts.ts';

const POWERSHELL = 'powershell.exe';
const PATIENCE_MS = 30_000;

const printerWire = z.object({
  Name: z.string(),
  Default: z.nullable(z.boolean()),
  WorkOffline: z.nullable(z.boolean()),
  DetectedErrorState: z.nullable(z.number()),
});

/**
 * Values of Win32_Printer.DetectedErrorState that mean a stopped printer. A driver without error states
 * always reports 0.
 */
const ERROR_STATES = new Map<number, PrinterTrouble>([
  [4, 'paper-out'],
  [7, 'cover-open'],
  [8, 'halted'],
  [9, 'no-answer'],
  [10, 'halted'],
]);
/** If there is only one printer, PowerShell 5 writes that printer instead of a list. */
const printersWire = z.union([
  z.array(printerWire),
  z.pipe(
    printerWire,
    z.transform((one) => [one]),
  ),
]);

/**
 * Prints on Windows. Raw bytes go directly to the spooler. Pages go to the installed PDF program, if there is
 * one.
 */
export function createWindowsSpooler(run: RunProgram, folder = tmpdir()): Spooler {
  const powershell = (script: string, env: Record<string, string>) =>
    run({ program: POWERSHELL, args: powershellArguments(script), env, timeoutMs: PATIENCE_MS });
  return {
    async list() {
      try {
        return readPrinters(await powershell(LIST_SCRIPT, {}));
      } catch {
        return [];
      }
    },
    backend: (printer) => ({
      async send(document, { begins }) {
        const path = join(folder, `comanda-${randomUUID()}.${document.form === 'raw' ? 'bin' : 'pdf'}`);
        try {
          await save(path, document.bytes);
          await begins();
          const script = document.form === 'raw' ? RAW_SCRIPT : PAGE_SCRIPT;
          await answerOf(powershell(script, environmentOf(path, printer, document)));
        } finally {
          await rm(path, { force: true });
        }
      },
    }),
  };
}

const environmentOf = (path: string, printer: string, document: PrintDocument) => ({
  COMANDA_ARQUIVO: path,
  COMANDA_IMPRESSORA: printer,
  COMANDA_TITULO: document.title,
});

function readPrinters({ stdout }: ProgramAnswer): FoundPrinter[] {
  if (stdout.trim() === '') return [];
  return z.parse(printersWire, JSON.parse(stdout)).map((printer) => ({
    name: printer.Name,
    isDefault: printer.Default ?? false,
    hasDriver: true,
    ...conditionOf(printer),
  }));
}

function conditionOf({ WorkOffline, DetectedErrorState }: z.infer<typeof printerWire>) {
  const error = ERROR_STATES.get(DetectedErrorState ?? 0) ?? null;
  const trouble = WorkOffline === true ? 'no-answer' : error;
  return { isOnline: trouble === 'no-answer' ? false : WorkOffline === null ? null : true, trouble };
}

async function save(path: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(path, bytes, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new PrinterFault(FAULTS.disk, { cause: error });
  }
}

async function answerOf(running: Promise<ProgramAnswer>): Promise<void> {
  let answer: ProgramAnswer;
  try {
    answer = await running;
  } catch (error) {
    throw new PrinterFault(FAULTS.noSpooler, { cause: error, isUntouched: true });
  }
  if (answer.code === 0) return;
  if (answer.code === 3) throw new PrinterFault(FAULTS.queueMissing, { isUntouched: true });
  if (answer.code === 5) throw new PrinterFault(FAULTS.noPdfProgram, { isUntouched: true });
  throw new PrinterFault(FAULTS.noSpooler);
}
