/**
 * Accounts of a store's book. A balance above zero on a store's account is owed to the store. `held`: paid, not
 * delivered yet. `receivable`: delivered, due on a day. `available`: settled, can be paid out. `transit`: on its
 * way to the bank. `blocked`: contested. `current`: all other debts between store and provider. `invoiced`: unpaid
 * invoices of the store, never above zero.
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
 * The counter-accounts. `till` is money the store received itself, at the door or from a partner with its own
 * account. It is recorded and never owed. `opening` is the balance a book began with.
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

/** Integer cents of each account. They add up to 0. */
export type Balances = Readonly<Record<Account, number>>;

/** Accounts that never go below zero, because they hold existing money. */
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
