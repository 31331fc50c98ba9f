import type {
  Statement,
  StatementEntry,
  StoreBalances,
} from '@comanda/contract/money/ledger/statement.calls';
import type { StoreTransfer, TransferOptions } from '@comanda/contract/money/ledger/transfers.calls';

const at = Date.parse('2026-11-26T17:00:00Z');

/**
 * A store on 26 November: one settlement is due tomorrow, and an earlier settlement can already be
 * transferred.
 */
export const someBalances = (changes: Partial<StoreBalances> = {}): StoreBalances => ({
  ...{ openedOn: '2026-11-01', receivableCents: 22_516, availableCents: 60_000, transitCents: 5_233 },
  ...{ blockedCents: 0, currentCents: -423, obstacle: null, heldReason: null, isAutomatic: false },
  next: {
    ...{
      day: '2026-11-27',
      dueCents: 8_701,
      creditCents: 0,
      retainedCents: 423,
      retainedForInvoicesCents: 0,
    },
    payoutCents: 8_278,
  },
  ...{ today: '2026-11-26', at },
  ...changes,
});

const entry = (seq: number, changes: Partial<StatementEntry>): StatementEntry => ({
  ...{ seq, day: '2026-11-26', at, kind: 'transfer', state: 'posted', cents: 0, balanceCents: 0 },
  ...{ orderId: null, orderCode: null, settlementId: null, settledOn: null, transferId: null, reason: null },
  ...changes,
});

export const someStatement = (changes: Partial<Statement> = {}): Statement => ({
  rows: [
    entry(41, { state: 'waiting', cents: -5_233, balanceCents: 60_000, transferId: 3 }),
    entry(40, {
      kind: 'settled',
      settledOn: '2026-11-26',
      settlementId: 22,
      cents: 5_233,
      balanceCents: 65_233,
    }),
    entry(31, {
      day: '2026-11-23',
      kind: 'credit-paid',
      settledOn: '2026-11-23',
      settlementId: 17,
      cents: 1_000,
      balanceCents: 60_000,
    }),
    entry(30, {
      day: '2026-11-23',
      kind: 'settled',
      settledOn: '2026-11-23',
      settlementId: 17,
      cents: 59_000,
      balanceCents: 59_000,
    }),
    entry(12, { day: '2026-11-16', state: 'returned', cents: 4_800, balanceCents: 0, transferId: 2 }),
  ],
  ...{
    from: '2026-10-28',
    to: '2026-11-26',
    count: 5,
    openingCents: -4_800,
    inCents: 70_033,
    outCents: 5_233,
  },
  ...{ closingCents: 60_000, at, next: null },
  ...changes,
});

const account = {
  ...{ holderName: 'Pizzaria da Ana LTDA', holderDocument: '11222333000181', key: null },
  ...{ bank: '077', bankName: 'Banco Inter S.A.', branch: '0001-9', account: '12345-6' },
};

export const someTransferOptions = (changes: Partial<TransferOptions> = {}): TransferOptions => ({
  ...{ availableCents: 100_000, obstacle: null, heldReason: null, isAutomatic: false, at },
  account: { accountId: 1, version: 4, label: 'Conta principal', ...account },
  ...changes,
});

export const someTransfer = (changes: Partial<StoreTransfer> = {}): StoreTransfer => ({
  ...{ transferId: 3, cents: 60_000, note: 'Aluguel', ...account, state: 'waiting', requestedAt: at },
  ...{ requestedBy: 'Ana Lima', paidAt: null, endedAt: null, reason: null, reference: 's14-transfer3-1' },
  ...changes,
});
