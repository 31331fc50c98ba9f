import { APPROVED_KINDS, type ApprovedKind } from '@comanda/domain/people/provider/alone-limit';
import type { Transaction } from '../../../../../platform/database/transaction.ts';
import type { NamedActor } from '../../../../../platform/http/bind.ts';
import {
  type Acted,
  type Approvals,
  mayMoveAlone,
  type Prepare,
  type WorkToApprove,
} from '../../../../people/provider/public.ts';
import { requestApproval } from './manual-requests.ts';

/** Implements approvals with the queue of manual requests. */
export class StoredApprovals implements Approvals {
  /** Actions by kind, as the areas registered them. Each area declares its own types. */
  readonly #works = new Map<ApprovedKind, Prepare<never, unknown>>();

  carry<Work extends object, Answer>(
    { kind }: WorkToApprove<Work, Answer>,
    prepare: Prepare<Work, Answer>,
  ): void {
    this.#works.set(kind, prepare);
  }

  async act<Work extends object, Answer>(
    tx: Transaction,
    { kind }: WorkToApprove<Work, Answer>,
    { work, reason, key }: { work: Work; reason: string; key: string | null },
    actor: NamedActor,
  ): Promise<Acted<Answer>> {
    const prepare = this.#prepareOf<Work, Answer>(kind);
    const { cents, about, orderId, isFree = false, run } = await prepare(tx, work, actor);
    const isCapped = APPROVED_KINDS[kind] === 'capped';
    if (isFree || (isCapped && (await mayMoveAlone(tx, cents, actor))))
      return { requestId: null, done: { answer: await run(actor) } };
    const { requestId } = await requestApproval(
      tx,
      { kind, cents, about, orderId: orderId ?? null, work, reason, key },
      actor,
    );
    return { requestId, done: null };
  }

  /**
   * Executes the approved action in the transaction of the approval. `work`: the data saved with the request. Throws
   * the action's own errors.
   */
  async carryOut(tx: Transaction, kind: ApprovedKind, work: object, actor: NamedActor): Promise<void> {
    const { run } = await this.#prepareOf(kind)(tx, work, actor);
    await run(actor);
  }

  #prepareOf<Work extends object, Answer>(kind: ApprovedKind): Prepare<Work, Answer> {
    const prepare = this.#works.get(kind);
    if (prepare === undefined) throw new Error(`no area carries out ${kind}`);
    return prepare as Prepare<Work, Answer>;
  }
}
