import type { RunProgram } from '../printers/run-program.ts';

/** The program to start with the machine, and its name in the system. */
export interface StartPlan {
  /** Name of the unit, label or task: letters, digits, dots and dashes only. */
  name: string;
  /** The program and its arguments, unquoted. */
  command: readonly [program: string, ...args: string[]];
  /** Seconds before the system restarts an agent that ended by a fault. */
  restartSeconds: number;
}

/** Description for people in unit, property list and task. */
export const DESCRIPTION = 'Agente de impressão da Comanda';

/** Starts the agent with the machine, by the means of its system. */
export interface Autostart {
  /**
   * Sets it up and starts it now, replacing an earlier set-up. Answers further steps for a person, in words.
   */
  install(plan: StartPlan): Promise<string[]>;
  /** Removes it and ends the agent. False when it was not set up. */
  remove(name: string): Promise<boolean>;
  /** Path of the set-up; null when there is none. */
  find(name: string): Promise<string | null>;
}

/** The machine and its user. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  home: string;
  /** Number of the user; null where there are none (Windows). */
  userId: number | null;
  userName: string;
  run: RunProgram;
}
