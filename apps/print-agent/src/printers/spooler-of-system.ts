import { createCupsSpooler } from './cups-spooler.ts';
import { runProgram } from './run-program.ts';
import type { Spooler } from './spooler.ts';
import { createWindowsSpooler } from './windows-spooler.ts';

/** The printing system of this machine. */
export function createSpooler(): Spooler {
  return process.platform === 'win32' ? createWindowsSpooler(runProgram) : createCupsSpooler(runProgram);
}
