import type { Transaction } from '../../../platform/database/transaction.ts';

/** The effect of new hours on the store's switch. */
export interface SwitchMove {
  isOpen: boolean;
  /** False when the new hours do not change the switch yet, for example because a user opened the store. */
  isMoved: boolean;
  /** Time of the next scheduled change, in epoch milliseconds; null when only a user changes the switch. */
  until: number | null;
  /**
   * Missing setup steps that the store needs for selling. Only filled if the store has just opened or will
   * open automatically.
   */
  lacks: readonly ('menu' | 'areas')[];
}

/** Port to the store's switch. `areas/store/store` implements this port. */
export interface StoreSwitch {
  /**
   * Locks the store's switch until the transaction ends. Returns the store's time zone (an IANA name) and
   * federal state.
   */
  hold(tx: Transaction): Promise<{ timeZone: string; state: string }>;
  /** Updates the switch after the hours changed. Returns the change; null when there is nothing to report. */
  settle(tx: Transaction, now: number): Promise<SwitchMove | null>;
  /** The store's time zone and federal state, without a lock. */
  place(tx: Transaction): Promise<{ timeZone: string; state: string }>;
}
