/**
 * The accounts of a store's book. What stands on one of the store's own accounts above zero is owed to the store.
 * `held`: paid, not delivered yet. `receivable`: delivered, due on a day. `available`: settled, may be paid out. `transit`: on its way to the
 * bank. `blocked`: contested. `current`: what store and provider owe each other otherwise. `invoiced`: what the store was invoiced for
 * and has not paid, never above zero.
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
 * The other side of each entry. `till` is money the store itself got (at the door, or by a partner it has its own account with): it is
 * noted and never owed. `opening` is what a book began with.
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

/** Integer cents on each account; they add up to 0. */
export type Balances = Readonly<Record<Account, number>>;

/** Accounts that never go below zero: money that is there, or not. */
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
