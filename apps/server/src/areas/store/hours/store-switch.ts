import type { Transaction } from '../../../platform/database/transaction.ts';

/** The effect of changed hours on the store's switch. */
export interface SwitchMove {
  isOpen: boolean;
  /** False when the hours do not apply yet: the store was opened manually, or stays closed until its next opening. */
  isMoved: boolean;
  /** Time of the next automatic change, in epoch milliseconds; null when only a user changes the switch. */
  until: number | null;
  /** Missing requirements for selling, if the store has just opened or will open automatically. */
  lacks: readonly ('menu' | 'areas')[];
}

/** The store's switch, as the hours area needs it. Implemented in `areas/store/store`. */
export interface StoreSwitch {
  /** The store's time zone (an IANA name) and state. Locks its switch until the transaction ends. */
  hold(tx: Transaction): Promise<{ timeZone: string; state: string }>;
  /** Updates the switch after the hours changed; null when there is nothing to report. */
  settle(tx: Transaction, now: number): Promise<SwitchMove | null>;
  /** The store's time zone and state, without a lock. */
  place(tx: Transaction): Promise<{ timeZone: string; state: string }>;
}
