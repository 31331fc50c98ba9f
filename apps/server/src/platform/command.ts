import type { ErrorCode } from '@comanda/contract/errors';
import type { Transaction } from './database/transaction.ts';
import { AppError } from './errors/app-error.ts';
import type { ProviderActor, Session } from './http/requester.ts';

/** What somebody of a store does in it, or reads of it; `now` in epoch ms. */
export type Command<Input, Answer> = (
  tx: Transaction,
  input: Input,
  session: Session,
  now: number,
) => Promise<Answer>;

/** What somebody of the provider does in a store, from the console or the terminal. */
export type ProviderCommand<Input, Answer> = (
  tx: Transaction,
  input: Input,
  actor: ProviderActor,
) => Promise<Answer>;

type Work<Args extends unknown[], Answer> = (...args: Args) => Promise<Answer>;

/** A command that answers a version, as `{ version }`. */
export const versionOf =
  <Args extends unknown[]>(command: Work<Args, number>): Work<Args, { version: number }> =>
  async (...args) => ({ version: await command(...args) });

/** A command of which only this is said: that it is done, in these words or without any. */
export const saying =
  <Args extends unknown[], Message extends string | null>(
    message: Message,
    command: Work<Args, unknown>,
  ): Work<Args, { message: Message }> =>
  async (...args) => {
    await command(...args);
    return { message };
  };

/** A command that answers null or false where it found nothing, which is refused with `code`. */
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
