import type { RunProgram } from '../printers/run-program.ts';

/** What is to be started with the machine, and how it is known to the system. */
export interface StartPlan {
  /** Of the unit, label or task: letters, digits, dots and dashes only. */
  name: string;
  /** The program and its arguments, each as it is: nothing is quoted yet. */
  command: readonly [program: string, ...args: string[]];
  /** Seconds before an agent that ended by a fault is started anew. */
  restartSeconds: number;
}

/** What stands in unit, property list and task for people. */
export const DESCRIPTION = 'Agente de impressão da Comanda';

/** Starting the agent with the machine, as its system does that. */
export interface Autostart {
  /** From now on and now; what was set up before is replaced. Answers what else a person should do, in words. */
  install(plan: StartPlan): Promise<string[]>;
  /** No more, and ended now. False when it was not set up. */
  remove(name: string): Promise<boolean>;
  /** Where it is set up; null when it is not. */
  find(name: string): Promise<string | null>;
}

/** Whose machine it is. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  home: string;
  /** Of the user; null where there are none (Windows). */
  userId: number | null;
  userName: string;
  run: RunProgram;
}
