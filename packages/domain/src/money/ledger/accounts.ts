/**
 * Accounts of a store's ledger. A positive balance is the store's money.
 * - `held`: paid, not delivered yet.
 * - `receivable`: delivered, due on a later day.
 * - `available`: settled, ready for the payout.
 * - `transit`: on its way to the bank.
 * - `blocked`: contested by the customer.
 * - `current`: all other debts between store and provider.
 * - `invoiced`: unpaid invoices of the store, never above zero.
 */
export const STORE_ACCOUNTS = [
  'held',
  'receivable',
  'available',
  'transit',
  'blocked',
  'current',
  'invoiced',
] as const;

/**
 * The counter-accounts. `till`: money that the store received itself, on delivery or from a partner; only
 * recorded, never owed. `opening`: source of the first balance of a ledger.
 */
export const OUTSIDE_ACCOUNTS = [
  'customer',
  'payment-fee',
  'commission',
  'fine',
  'sponsor',
  'custom',
  'bank',
  'till',
  'opening',
] as const;

export const ACCOUNTS = [...STORE_ACCOUNTS, ...OUTSIDE_ACCOUNTS] as const;

export type StoreAccount = (typeof STORE_ACCOUNTS)[number];
export type Account = (typeof ACCOUNTS)[number];

/** Integer cents of each account. The sum is always 0. */
export type Balances = Readonly<Record<Account, number>>;

/** Accounts that never go below zero, because they contain money that exists. */
export const NEVER_BELOW_ZERO: ReadonlySet<Account> = new Set([
  'held',
  'receivable',
  'available',
  'transit',
  'blocked',
]);

export function noBalances(): Record<Account, number> {
  return Object.fromEntries(ACCOUNTS.map((account) => [account, 0])) as Record<Account, number>;
}
