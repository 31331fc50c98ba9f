import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/transaction.ts';

/** Services of an action. */
export interface Provider {
  /** As the system role: for all stores, with one transaction per store. */
  database: Database;
  config: Config;
  now(): number;
  /** Prints one line on the standard output. */
  say(line: string): void;
  /** Asks for a line; a hidden answer is not shown. */
  ask(question: string, options?: { isHidden?: boolean }): Promise<string>;
  /** User account of the machine that runs the command; goes into the audit log. */
  operator: string;
}

/** The words after the action. */
export interface Given {
  /** `--nome valor`, and '' for `--nome` alone. */
  options: Readonly<Record<string, string | undefined>>;
  /** Words without an option, in order; as many as the action declares. */
  words: readonly string[];
}

/** One thing the provider can do, e.g. `loja suspender`. */
export interface Action {
  name: string;
  /** One line for the help. */
  summary: string;
  /** Repairs what a start refuses: runs with a secret of another installation. */
  mendsInstallation?: true;
  /** Names of the declared words, in order. A final `?` marks optional ones, `…` takes all the rest. */
  words?: readonly string[];
  /** Its options: 'value' takes one, 'switch' none. Every action has `--sim`. */
  options?: Readonly<Record<string, 'value' | 'switch'>>;
  /** The options in the help, e.g. `[--link https://…]`. */
  optionsHelp?: string;
  /**
   * The action as a question, if it needs confirmation; undefined: it does not. Throws a Complaint if the action
   * is not possible.
   */
  confirm?(given: Given, provider: Provider): Promise<string | undefined>;
  run(given: Given, provider: Provider): Promise<void>;
}

/** A subject of commands, e.g. `loja`; each has its own file, listed in `subjects.ts`. */
export interface Subject {
  name: string;
  summary: string;
  actions: readonly Action[];
}
