import type { ErrorCode } from '@comanda/contract/errors';
import type { Transaction } from './database/transaction.ts';
import { AppError } from './errors/app-error.ts';
import type { ProviderActor, Session } from './http/requester.ts';

/** A command or a read by a store's user. `now` in epoch ms. */
export type Command<Input, Answer> = (
  tx: Transaction,
  input: Input,
  session: Session,
  now: number,
) => Promise<Answer>;

/** A command of the provider's people in a store, from the console or the command line. */
export type ProviderCommand<Input, Answer> = (
  tx: Transaction,
  input: Input,
  actor: ProviderActor,
) => Promise<Answer>;

type Work<Args extends unknown[], Answer> = (...args: Args) => Promise<Answer>;

/** Wraps a command that returns a version; the result is `{ version }`. */
export const versionOf =
  <Args extends unknown[]>(command: Work<Args, number>): Work<Args, { version: number }> =>
  async (...args) => ({ version: await command(...args) });

/** Wraps a command, so that its response is only a message. Null: no message. */
export const messageCommand =
  <Args extends unknown[], Message extends string | null>(
    message: Message,
    command: Work<Args, unknown>,
  ): Work<Args, { message: Message }> =>
  async (...args) => {
    await command(...args);
    return { message };
  };

/** Wraps a command that returns null or false when it finds no row. The caller then gets the error `code`. */
export const orRefuse =
  <Args extends unknown[], Answer>(
    code: ErrorCode,
    command: Work<Args, Answer | null | false>,
  ): Work<Args, Answer> =>
  async (...args) => {
    const answer = await command(...args);
    if (answer === null || answer === false) throw new AppError(code);
    return answer;
  };
