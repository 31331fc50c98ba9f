import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/transaction.ts';

/** What an action works with. */
export interface Provider {
  /** As the system role: every store, one transaction per store. */
  database: Database;
  config: Config;
  now(): number;
  /** One line on the standard output. */
  say(line: string): void;
  /** Asks for a line; what is typed to a hidden question does not appear. */
  ask(question: string, options?: { isHidden?: boolean }): Promise<string>;
  /** Account of the machine that runs the command; goes into the audit log. */
  operator: string;
}

/** The words after the action. */
export interface Given {
  /** `--nome valor`, and '' for `--nome` alone. */
  options: Readonly<Record<string, string | undefined>>;
  /** What stands without a name, in order; as many as the action takes. */
  words: readonly string[];
}

/** One thing the provider can do, e.g. `loja suspender`. */
export interface Action {
  name: string;
  /** One line for the help. */
  summary: string;
  /** It mends what a start refuses: runs with a secret that is not the installation's. */
  mendsInstallation?: true;
  /** Names of the words it takes, in order; an ending `?` marks those that may be left out, `…` takes all the rest. */
  words?: readonly string[];
  /** Its options: 'value' takes one, 'switch' none. `--sim` belongs to every action. */
  options?: Readonly<Record<string, 'value' | 'switch'>>;
  /** How the options are shown in the help, e.g. `[--link https://…]`. */
  optionsHelp?: string;
  /** What it would do, as a question, where doing it hurts (undefined: it does not). Throws a Complaint when it could not be done anyway. */
  confirm?(given: Given, provider: Provider): Promise<string | undefined>;
  run(given: Given, provider: Provider): Promise<void>;
}

/** What the provider speaks about, e.g. `loja`; a file of its own each, listed in `subjects.ts`. */
export interface Subject {
  name: string;
  summary: string;
  actions: readonly Action[];
}
