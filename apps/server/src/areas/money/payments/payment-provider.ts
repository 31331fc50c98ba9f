import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { ReceiverState } from '@comanda/domain/money/online-payment/receiver-state';
import type {
  ChargeMethod,
  ChargeState,
  DisputeState,
  RefundState,
} from '@comanda/domain/money/payments/payment-states';
import type { Answer, Found } from '../../../platform/outside-requests/request-once.ts';

/**
 * An object that the payment provider reports. `at`: time of the object's last change, by the provider's
 * clock. Amounts in cents, times in epoch milliseconds.
 */
interface Reported {
  reference: string;
  at: number;
}

export interface ReceiverUpdate extends Reported {
  kind: 'receiver';
  state: ReceiverState;
  reasons: string[];
  documents: { kind: string; state: 'waiting' | 'approved' | 'rejected'; reason: string | null }[];
}

export interface ChargeUpdate extends Reported {
  kind: 'charge';
  state: Exclude<ChargeState, 'asking'>;
  cents: number;
  /** Paid amount; higher than `cents` after a double payment. */
  paidCents: number;
  capturedAt: number | null;
  pixCode: string | null;
  expiresAt: number | null;
  reason: string | null;
}

export interface RefundUpdate extends Reported {
  kind: 'refund';
  charge: string;
  state: Exclude<RefundState, 'asking'>;
  cents: number;
  doneAt: number | null;
  reason: string | null;
}

export interface DisputeUpdate extends Reported {
  kind: 'dispute';
  charge: string;
  way: 'chargeback' | 'med';
  state: DisputeState;
  cents: number;
  /** Blocked amount: the whole payment, or a part. */
  blockedCents: number;
  openedAt: number;
  judgedBy: number;
  paidBackBy: number;
  closedAt: number | null;
  reason: string | null;
}

export interface TransferUpdate extends Reported {
  kind: 'transfer';
  receiver: string;
  /** 'returned': the bank sent the money back after the payment. */
  state: 'waiting' | 'paid' | 'failed' | 'returned';
  cents: number;
  paidAt: number | null;
  reason: string | null;
}

export interface BoletoUpdate extends Reported {
  kind: 'boleto';
  state: 'open' | 'paid' | 'withdrawn';
  cents: number;
  paidCents: number;
  dueOn: CalendarDate;
  /** The boleto's bar code: 44 digits. */
  barcode: string;
  /** Pix code for the same amount; null if the provider makes no Pix code. */
  pixCode: string | null;
  paidAt: number | null;
}

export type PaymentUpdate =
  | ReceiverUpdate
  | ChargeUpdate
  | RefundUpdate
  | DisputeUpdate
  | TransferUpdate
  | BoletoUpdate;

export interface ReceiverRequest {
  reference: string;
  name: string;
  /** CPF or CNPJ without punctuation. */
  document: string;
  email: string;
}

export interface ChargeRequest {
  reference: string;
  /** Reference of the store's receiver. */
  receiver: string;
  cents: number;
  method: ChargeMethod;
  /** One-time token of a card; null for other methods. */
  cardToken: string | null;
  brand: string | null;
  instalments: number;
  expiresAt: number;
}

export interface RefundRequest {
  reference: string;
  charge: string;
  cents: number;
}

/** The account that receives a transfer: a Pix key, or bank, branch and account. */
export interface TransferAccount {
  holderName: string;
  holderDocument: string;
  key: string | null;
  bank: string | null;
  branch: string | null;
  account: string | null;
}

export interface TransferRequest {
  reference: string;
  receiver: string;
  cents: number;
  account: TransferAccount;
}

export interface BoletoRequest {
  reference: string;
  cents: number;
  dueOn: CalendarDate;
  payerName: string;
  payerDocument: string;
}

/** Notice that an object changed at the provider. The notice has no state, so the state must be read. */
export interface ChangeNotice {
  eventId: string;
  kind: PaymentUpdate['kind'];
  reference: string;
  /** The disputed charge; null for other objects. */
  charge: string | null;
}

/** The provider's report of one day. */
export interface DailyReport {
  day: CalendarDate;
  openingCents: number;
  closingCents: number;
  lines: { reference: string; event: string; cents: number; at: number }[];
}

export interface SettledInstalment {
  charge: string;
  instalment: number;
  instalments: number;
  cents: number;
}

/**
 * Calls to a payment provider. Each request has our reference; a repeated request returns the same object. No
 * call throws for failures of the provider. 'taken' and 'refused' are certain; after 'unanswered' the request
 * may have arrived or not. An answer that contradicts the request also counts as 'unanswered'.
 */
export interface PaymentProvider {
  register(request: ReceiverRequest): Promise<Answer<ReceiverUpdate>>;
  upload(
    reference: string,
    document: { kind: string; contentType: string; bytes: Buffer },
  ): Promise<Answer<ReceiverUpdate>>;
  charge(request: ChargeRequest): Promise<Answer<ChargeUpdate>>;
  /** Prevents a payment from now on. The answer shows if the charge was already paid. */
  withdrawCharge(reference: string): Promise<Answer<ChargeUpdate>>;
  refund(request: RefundRequest): Promise<Answer<RefundUpdate>>;
  transfer(request: TransferRequest): Promise<Answer<TransferUpdate>>;
  boleto(request: BoletoRequest): Promise<Answer<BoletoUpdate>>;
  withdrawBoleto(reference: string): Promise<Answer<BoletoUpdate>>;
  /** The holder of a Pix key; 'unknown' for a key that is not registered. */
  lookUpKey(kind: string, key: string): Promise<Found<{ name: string; document: string }>>;
  read(reference: string): Promise<Found<PaymentUpdate>>;
  /** Changes after `since`, oldest first, and the next cursor. `since` '': all changes. */
  list(since: string): Promise<Found<{ changes: ChangeNotice[]; next: string }>>;
  settlement(day: CalendarDate): Promise<Found<SettledInstalment[]>>;
  report(day: CalendarDate): Promise<Found<DailyReport>>;
}
