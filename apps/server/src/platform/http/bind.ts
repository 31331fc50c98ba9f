import type { Access, Call } from '@comanda/contract/define-call';
import type { Clock } from '../clock.ts';
import type { Command } from '../command.ts';
import { inKnownStore, type KnownStore } from '../database/in-known-store.ts';
import type { Database, Transaction } from '../database/transaction.ts';
import type { BindCall } from './mount-calls.ts';
import type { ProviderActor } from './requester.ts';

type Door<Kind extends Access['kind']> = Extract<Access, { kind: Kind }>;

/** Binds calls to what they do: by hand, or to a command that the store's transaction is opened for. */
export interface Bind extends BindCall {
  /** Runs `command` in the session's store, in one transaction. */
  inStore<Input, Output>(call: Call<Input, Output, Door<'session'>>, command: Command<Input, Output>): void;
  /** As `inStore`, for reads of several statements; see `Database.readInStore`. */
  readInStore<Input, Output>(
    call: Call<Input, Output, Door<'session'>>,
    command: Command<Input, Output>,
  ): void;
  /** Runs a command of the provider in the store its input names. Throws `provider.unknown-store` before it. */
  inKnownStore<Input extends { storeId: number }, Output>(
    call: Call<Input, Output, Door<'provider'>>,
    command: (
      tx: Transaction,
      input: Input,
      actor: ProviderActor & { name: string },
      store: KnownStore,
    ) => Promise<Output>,
  ): void;
}

/** Where bound commands run: `database` inside one store's walls, `system` in every store. */
interface Stores {
  database: Database;
  system: Database;
  clock: Clock;
}

/** Adds to `bindCall` what opens the transaction of a command. */
export function createBind(bindCall: BindCall, { database, system, clock }: Stores): Bind {
  const bind: BindCall = (call, operation) => bindCall(call, operation);
  return Object.assign(bind, {
    inStore: (call, command) =>
      bindCall(call, (input, { session }) =>
        database.inStore(session.storeId, (tx) => command(tx, input, session, clock.now())),
      ),
    readInStore: (call, command) =>
      bindCall(call, (input, { session }) =>
        database.readInStore(session.storeId, (tx) => command(tx, input, session, clock.now())),
      ),
    inKnownStore: (call, command) =>
      bindCall(call, (input, { provider: { login, name } }) =>
        inKnownStore(system, input.storeId, (tx, store) =>
          command(tx, input, { operator: login, name, now: clock.now() }, store),
        ),
      ),
  } satisfies Omit<Bind, keyof BindCall>);
}
