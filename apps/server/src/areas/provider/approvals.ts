import type { RefundPayer } from '@comanda/domain/ledger/post-refund';
import type { CommissionTerms, PlanVersion } from '@comanda/domain/ledger/terms';
import type { PersonType } from '@comanda/domain/online-payment/registration';
import type { ApprovedKind } from '@comanda/domain/provider/alone-limit';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { NamedActor } from '../../platform/http/bind.ts';

/** What is done once it is approved: plain values, as JSON keeps them; its `reason` is the request's own. */
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

/** What an approved work answers. */
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

/** A work that was looked at and may be done; `prepare` has refused what may not. */
export interface PreparedWork<Answer> {
  /** What it moves; below zero: against the store. 0: no amount. */
  cents: number;
  /** What it is, for the second person and the store; no personal data that is not masked. */
  about: string;
  /** The order it is about: its words go with the customer's. */
  orderId?: number;
  /** It was done before, or nothing is at stake: it needs no second person. */
  isFree?: boolean;
  run(actor: NamedActor): Promise<Answer>;
}
export type Prepare<Kind extends ApprovedKind> = (
  tx: Transaction,
  work: ApprovedWork[Kind],
  actor: NamedActor,
) => Promise<PreparedWork<ApprovedAnswers[Kind]>>;

/** What of it waits for whom: its request, or what was done at once. */
export type Acted<Kind extends ApprovedKind> =
  | { requestId: number; done: null }
  | { requestId: null; done: { answer: ApprovedAnswers[Kind] } };

/** Money that one person of the provider moves up to a limit, and a second one approves above it. */
export interface Approvals {
  /** For the area whose work it is. Looked at when it is asked for, and again in the transaction of the approval. */
  carry<Kind extends ApprovedKind>(kind: Kind, prepare: Prepare<Kind>): void;
  /** Does it, or asks for it. Throws what `prepare` throws, `ledger.request-waits`, `ledger.request-decided`, `ledger.other-figures`. */
  act<Kind extends ApprovedKind>(
    tx: Transaction,
    kind: Kind,
    asked: { work: ApprovedWork[Kind]; reason: string; key: string | null },
    actor: NamedActor,
  ): Promise<Acted<Kind>>;
}
