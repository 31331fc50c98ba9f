import type { RunProgram } from '../printers/run-program.ts';

/** The program that the system starts automatically, and its name in the system. */
export interface StartPlan {
  /**
   * Name of the systemd unit, launchd label or Windows task. Only letters, digits, dots and dashes are
   * allowed.
   */
  name: string;
  /** The program and its arguments, unquoted. */
  command: readonly [program: string, ...args: string[]];
  /** Seconds after a crash until the system restarts the agent. */
  restartSeconds: number;
}

/** Description for people, in the unit, property list and task. */
export const DESCRIPTION = 'Agente de impressão da Comanda';

/** The automatic start of the agent at boot or login, with the mechanism of one operating system. */
export interface Autostart {
  /**
   * Sets up the automatic start and starts the agent now. Replaces an earlier set-up. Returns instructions
   * for further steps that the user must do.
   */
  install(plan: StartPlan): Promise<string[]>;
  /** Removes the automatic start and ends the agent. Returns false if there was none. */
  remove(name: string): Promise<boolean>;
  /**
   * Returns the path of the file that configures the automatic start. Null if there is no automatic start.
   */
  find(name: string): Promise<string | null>;
}

/** Data about this machine and its user. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  home: string;
  /** User id; null on Windows. */
  userId: number | null;
  userName: string;
  run: RunProgram;
}
