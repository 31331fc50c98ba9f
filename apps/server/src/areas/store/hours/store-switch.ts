import type { Transaction } from '../../../platform/database/transaction.ts';

/** The effect of new hours on the store's switch. */
export interface SwitchMove {
  isOpen: boolean;
  /** False when the new hours do not apply yet: a user opened the store, or it stays closed until its next opening. */
  isMoved: boolean;
  /** Time of the next scheduled change, in epoch milliseconds; null when only a user changes the switch. */
  until: number | null;
  /** The requirements for selling that the store lacks. Set if it has just opened or will open automatically. */
  lacks: readonly ('menu' | 'areas')[];
}

/** The store's switch, as far as the hours area needs it. `areas/store/store` implements it. */
export interface StoreSwitch {
  /** The store's time zone (an IANA name) and state. Locks its switch until the transaction ends. */
  hold(tx: Transaction): Promise<{ timeZone: string; state: string }>;
  /** Updates the switch after the hours changed. Returns the change; null when there is nothing to report. */
  settle(tx: Transaction, now: number): Promise<SwitchMove | null>;
  /** The store's time zone and state, without a lock. */
  place(tx: Transaction): Promise<{ timeZone: string; state: string }>;
}
