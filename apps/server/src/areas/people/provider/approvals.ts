import type { ApprovedKind } from '@comanda/domain/people/provider/alone-limit';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { NamedActor } from '../../../platform/http/bind.ts';

/** An action that passed its checks. `prepare` throws for an action that is not allowed. */
export interface PreparedWork<Answer> {
  /** The amount in cents; negative if the store loses money, 0 if the action has no amount. */
  cents: number;
  /** A description for the second person and the store, with masked personal data. */
  about: string;
  /** The order of the action. Deleting the data of the order's customer also deletes the description. */
  orderId?: number;
  /** True when the action needs no second person, because it was already done or moves no money. */
  isFree?: boolean;
  run(actor: NamedActor): Promise<Answer>;
}
export type Prepare<Work extends object, Answer> = (
  tx: Transaction,
  work: Work,
  actor: NamedActor,
) => Promise<PreparedWork<Answer>>;

/**
 * A kind of action that needs an approval. Its area declares it. `Work` has plain JSON values, and the `reason` of the
 * request.
 */
export interface WorkToApprove<Work extends object, Answer> {
  kind: ApprovedKind;
  /** Never set. This field exists only for its type. */
  prepare?: Prepare<Work, Answer>;
}

export const workToApprove = <Work extends object, Answer = undefined>(
  kind: ApprovedKind,
): WorkToApprove<Work, Answer> => ({ kind });

/** The type of `prepare` for a kind of action. */
export type PrepareOf<Kind> =
  Kind extends WorkToApprove<infer Work, infer Answer> ? Prepare<Work, Answer> : never;

/**
 * The result of an action that was done at once. Otherwise the number of a request that waits for a second
 * person.
 */
export type Acted<Answer> = { requestId: number; done: null } | { requestId: null; done: { answer: Answer } };

/**
 * Approvals of money: one person may move amounts up to a limit. Above the limit a second person must
 * approve.
 */
export interface Approvals {
  /** Registers the action of an area. `prepare` runs at the request, and again in the transaction of the approval. */
  carry<Work extends object, Answer>(kind: WorkToApprove<Work, Answer>, prepare: Prepare<Work, Answer>): void;
  /**
   * Does the action if one person may do it alone; otherwise requests an approval. Throws the errors of
   * `prepare`, `ledger.request-waits`, `ledger.request-decided`, `ledger.other-figures`.
   */
  act<Work extends object, Answer>(
    tx: Transaction,
    kind: WorkToApprove<Work, Answer>,
    requested: { work: Work; reason: string; key: string | null },
    actor: NamedActor,
  ): Promise<Acted<Answer>>;
}
