import { APPROVED_KINDS, type ApprovedKind } from '@comanda/domain/people/provider/alone-limit';
import type { Transaction } from '../../../../../platform/database/transaction.ts';
import type { NamedActor } from '../../../../../platform/http/bind.ts';
import {
  type Acted,
  type Approvals,
  type ApprovedWork,
  mayMoveAlone,
  type Prepare,
} from '../../../../people/provider/public.ts';
import { askApproval } from './manual-requests.ts';

/** Approvals saved in the queue of manual requests. */
export class StoredApprovals implements Approvals {
  readonly #works: { [Kind in ApprovedKind]?: Prepare<Kind> } = {};

  carry<Kind extends ApprovedKind>(kind: Kind, prepare: Prepare<Kind>): void {
    const works: { [K in Kind]?: Prepare<K> } = this.#works;
    works[kind] = prepare;
  }

  async act<Kind extends ApprovedKind>(
    tx: Transaction,
    kind: Kind,
    { work, reason, key }: { work: ApprovedWork[Kind]; reason: string; key: string | null },
    actor: NamedActor,
  ): Promise<Acted<Kind>> {
    const { cents, about, orderId, isFree = false, run } = await this.#prepared(tx, kind, work, actor);
    const isCapped = APPROVED_KINDS[kind] === 'capped';
    if (isFree || (isCapped && (await mayMoveAlone(tx, cents, actor))))
      return { requestId: null, done: { answer: await run(actor) } };
    const { requestId } = await askApproval(
      tx,
      { kind, cents, about, orderId: orderId ?? null, work, reason, key },
      actor,
    );
    return { requestId, done: null };
  }

  /** Carries out the approved action in the transaction that approves it. Throws the action's own errors. */
  async carryOut<Kind extends ApprovedKind>(
    tx: Transaction,
    kind: Kind,
    work: ApprovedWork[Kind],
    actor: NamedActor,
  ): Promise<void> {
    const { run } = await this.#prepared(tx, kind, work, actor);
    await run(actor);
  }

  #prepared<Kind extends ApprovedKind>(
    tx: Transaction,
    kind: Kind,
    work: ApprovedWork[Kind],
    actor: NamedActor,
  ) {
    const prepare = this.#works[kind];
    if (prepare === undefined) throw new Error(`no area carries out ${kind}`);
    return prepare(tx, work, actor);
  }
}
