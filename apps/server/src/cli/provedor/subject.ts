import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/transaction.ts';

/** The services that actions use. */
export interface Provider {
  /** Database as the system role, which sees all stores. Each transaction is for one store. */
  database: Database;
  config: Config;
  now(): number;
  /** Prints one line on the standard output. */
  writeLine(line: string): void;
  /** Asks for a line; a hidden answer is not shown. */
  prompt(question: string, options?: { isHidden?: boolean }): Promise<string>;
  /** User account of the machine that runs the command, for the audit log. */
  operator: string;
}

/** The arguments after the action. */
export interface Given {
  /** The value of `--nome valor`, or '' for `--nome` alone. */
  options: Readonly<Record<string, string | undefined>>;
  /** Words that belong to no option, in typed order. Their count matches the declared words of the action. */
  words: readonly string[];
}

/** One action of the provider, e.g. `loja suspender`. */
export interface Action {
  name: string;
  /** One line in the help. */
  summary: string;
  /**
   * True for an action that repairs an installation. It also runs with a wrong secret, which a server's start
   * refuses.
   */
  mendsInstallation?: true;
  /** Names of the words, in order. A final `?` marks an optional word, `…` takes all remaining words. */
  words?: readonly string[];
  /** Options of the action: 'value' takes a value, 'switch' none. Every action has `--sim`. */
  options?: Readonly<Record<string, 'value' | 'switch'>>;
  /** The options in the help, e.g. `[--link https://…]`. */
  optionsHelp?: string;
  /**
   * The question to confirm the action; undefined for no question. Throws a Complaint if the action is
   * impossible.
   */
  confirm?(given: Given, provider: Provider): Promise<string | undefined>;
  run(given: Given, provider: Provider): Promise<void>;
}

/** A subject of commands, e.g. `loja`. Each subject has its own file, listed in `subjects.ts`. */
export interface Subject {
  name: string;
  summary: string;
  /** Path of the console page that does the same. A later release removes the subject's commands. */
  console?: string;
  actions: readonly Action[];
}
