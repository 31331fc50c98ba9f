import type { Access, Call } from '@comanda/contract/kit/define-call';
import type { AnsweredFile } from '@comanda/contract/kit/shape';
import type { FastifyReply } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Command } from '../command.ts';
import { inKnownStore, type KnownStore } from '../database/in-known-store.ts';
import type { Database, Transaction } from '../database/transaction.ts';
import { type ReadRunner, readRunnerIn } from '../paged/define-paged.ts';
import type { BindCall } from './mount-calls.ts';
import type { ProviderActor, ProviderSession, Session } from './requester.ts';

type AccessOf<Kind extends Access['kind']> = Extract<Access, { kind: Kind }>;

/** Binds calls to handlers, or to commands that run in a transaction of the store. */
export interface Bind extends BindCall {
  /** Runs `command` in the session's store, in one transaction. */
  inStore<Input, Output>(
    call: Call<Input, Output, AccessOf<'session'>>,
    command: Command<Input, Output>,
  ): void;
  /** Like `inStore`, for reads of several statements; see `Database.readInStore`. */
  readInStore<Input, Output>(
    call: Call<Input, Output, AccessOf<'session'>>,
    command: Command<Input, Output>,
  ): void;
  /**
   * Responds with a file of the session's store. `runRead` reads its rows while the response is sent
   * (`PagedList.all`). `make` must throw refusals itself, because after `make` the response has begun.
   */
  fileInStore<Input>(
    call: Call<Input, AnsweredFile, AccessOf<'session'>>,
    make: (runRead: ReadRunner, input: Input, session: Session, now: number) => Promise<AnsweredFile>,
  ): void;
  /**
   * Runs a command of the provider in the store that its input names. Throws `provider.unknown-store` before the
   * command.
   */
  inKnownStore<Input extends { storeId: number }, Output>(
    call: Call<Input, Output, AccessOf<'provider'>>,
    command: (tx: Transaction, input: Input, actor: NamedActor, store: KnownStore) => Promise<Output>,
  ): void;
  /** Runs an action of the provider's people that belongs to no store, or to several stores. */
  asProvider<Input, Output>(
    call: Call<Input, Output, AccessOf<'provider'>>,
    operation: (input: Input, actor: NamedActor, reply: FastifyReply) => Promise<Output>,
  ): void;
}

/** A person of the provider, with the displayed name. */
export type NamedActor = ProviderActor & { name: string };

/** Databases for bound commands: `database` is limited to one store; `system` sees all stores. */
interface Stores {
  database: Database;
  system: Database;
  clock: Clock;
}

/** Adds to `bindCall` the methods that open the transaction of a command. */
export function createBind(bindCall: BindCall, { database, system, clock }: Stores): Bind {
  const bind: BindCall = (call, operation, onRefused) => bindCall(call, operation, onRefused);
  const actorOf = ({ login, name }: ProviderSession): NamedActor => ({
    operator: login,
    name,
    now: clock.now(),
  });
  return Object.assign(bind, {
    inStore: (call, command) =>
      bindCall(call, (input, { session }) =>
        database.inStore(session.storeId, (tx) => command(tx, input, session, clock.now())),
      ),
    readInStore: (call, command) =>
      bindCall(call, (input, { session }) =>
        database.readInStore(session.storeId, (tx) => command(tx, input, session, clock.now())),
      ),
    fileInStore: (call, make) =>
      bindCall(call, (input, { session }) =>
        make(readRunnerIn(database, session.storeId), input, session, clock.now()),
      ),
    inKnownStore: (call, command) =>
      bindCall(call, (input, { provider }) =>
        inKnownStore(system, input.storeId, (tx, store) => command(tx, input, actorOf(provider), store)),
      ),
    asProvider: (call, operation) =>
      bindCall(call, (input, { provider }, reply) => operation(input, actorOf(provider), reply)),
  } satisfies Omit<Bind, keyof BindCall>);
}
