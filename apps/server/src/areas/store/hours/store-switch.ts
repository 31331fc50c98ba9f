import type { Transaction } from '../../../platform/database/transaction.ts';

/** The effect of changed hours on the store's switch. */
export interface SwitchMove {
  isOpen: boolean;
  /** False: it stays open outside its hours because it was opened by hand, or stays closed until its next opening. */
  isMoved: boolean;
  /** Time of the next automatic move, in epoch milliseconds; null: it moves by hand only. */
  until: number | null;
  /** Missing for selling, in a store that has just opened or will open automatically. */
  lacks: readonly ('menu' | 'areas')[];
}

/** The store's switch, for the hours area; implemented in `areas/store/store`. */
export interface StoreSwitch {
  /** The store's time zone (an IANA name) and state; locks its switch until the transaction ends. */
  hold(tx: Transaction): Promise<{ timeZone: string; state: string }>;
  /** Updates the switch after the hours changed; null when there is nothing to report. */
  settle(tx: Transaction, now: number): Promise<SwitchMove | null>;
  /** The store's time zone and state, without a lock. */
  place(tx: Transaction): Promise<{ timeZone: string; state: string }>;
}
