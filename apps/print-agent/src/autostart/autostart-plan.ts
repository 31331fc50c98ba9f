import type { RunProgram } from '../printers/run-program.ts';

/** The program to start with the machine, and its name in the system. */
export interface StartPlan {
  /** Name of the unit, label or task: letters, digits, dots and dashes only. */
  name: string;
  /** The program and its arguments, unquoted. */
  command: readonly [program: string, ...args: string[]];
  /** Seconds before the system restarts an agent that crashed. */
  restartSeconds: number;
}

/** Description for people in unit, property list and task. */
export const DESCRIPTION = 'Agente de impressão da Comanda';

/** Starts the agent at boot or login, with the system's own mechanism. */
export interface Autostart {
  /** Sets up the start and starts the agent now, replacing an earlier set-up. Returns further steps for a person. */
  install(plan: StartPlan): Promise<string[]>;
  /** Removes the start and ends the agent. False if it was not set up. */
  remove(name: string): Promise<boolean>;
  /** Path of the set-up; null if there is none. */
  find(name: string): Promise<string | null>;
}

/** The machine and its user. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  home: string;
  /** User id; null on Windows. */
  userId: number | null;
  userName: string;
  run: RunProgram;
}
