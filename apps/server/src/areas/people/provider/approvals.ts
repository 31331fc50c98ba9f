import type { RefundPayer } from '@comanda/domain/money/ledger/post-refund';
import type { CommissionTerms, PlanVersion } from '@comanda/domain/money/ledger/terms';
import type { PersonType } from '@comanda/domain/money/online-payment/registration';
import type { ApprovedKind } from '@comanda/domain/people/provider/alone-limit';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { NamedActor } from '../../../platform/http/bind.ts';

/** The work to do after the approval, as plain JSON values. Its `reason` is the request's own. */
export interface ApprovedWork extends Record<ApprovedKind, object> {
  refund: { chargeId: number; cents: number; payer: RefundPayer; reason: string; key: string };
  fine: { orderId: number; cents: number; reason: string; key: string };
  'fine-reversed': { postingId: number; reason: string };
  'reversal-approved': { reversalId: number; reason: string };
  invoice: { valueCents: number; dueOn: string; reason: string };
  holder: {
    personType: PersonType;
    companyDocument: string;
    legalName: string;
    ownerDocument: string;
    reason: string;
    version: number | null;
  };
  commission: CommissionTerms;
  plan: PlanVersion;
}

/** Results of approved work. */
export interface ApprovedAnswers extends Record<ApprovedKind, unknown> {
  refund: { refundId: number; answered: Promise<void> };
  fine: undefined;
  'fine-reversed': undefined;
  'reversal-approved': undefined;
  invoice: number;
  holder: number;
  commission: undefined;
  plan: undefined;
}

/** Work that may be done; `prepare` has refused what is not allowed. */
export interface PreparedWork<Answer> {
  /** The amount in cents; below zero: against the store. 0: no amount. */
  cents: number;
  /** A description for the second person and the store; personal data only masked. */
  about: string;
  /** The order concerned: when its customer data is deleted, the description is deleted too. */
  orderId?: number;
  /** It was done before, or moves no money: it needs no second person. */
  isFree?: boolean;
  run(actor: NamedActor): Promise<Answer>;
}
export type Prepare<Kind extends ApprovedKind> = (
  tx: Transaction,
  work: ApprovedWork[Kind],
  actor: NamedActor,
) => Promise<PreparedWork<ApprovedAnswers[Kind]>>;

/** The request that waits for a second person, or the result of work done at once. */
export type Acted<Kind extends ApprovedKind> =
  | { requestId: number; done: null }
  | { requestId: null; done: { answer: ApprovedAnswers[Kind] } };

/** Approves money: one person moves up to a limit, a second person approves above it. */
export interface Approvals {
  /** Registers the work of an area. `prepare` runs at the request and again in the transaction of the approval. */
  carry<Kind extends ApprovedKind>(kind: Kind, prepare: Prepare<Kind>): void;
  /**
   * Does the work or requests an approval. Throws what `prepare` throws, `ledger.request-waits`,
   * `ledger.request-decided`, `ledger.other-figures`.
   */
  act<Kind extends ApprovedKind>(
    tx: Transaction,
    kind: Kind,
    asked: { work: ApprovedWork[Kind]; reason: string; key: string | null },
    actor: NamedActor,
  ): Promise<Acted<Kind>>;
}
