import { execFileSync } from 'node:child_process';

/** True if this machine has the program. `flag` makes the program print its version. */
export function hasProgram(name: string, flag = '--version'): boolean {
  try {
    execFileSync(name, [flag], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
