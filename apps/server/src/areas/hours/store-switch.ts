import type { Transaction } from '../../platform/database/transaction.ts';

/** What a change of the hours did to the store's switch. */
export interface SwitchMove {
  isOpen: boolean;
  /** False: it stays open although the hours have it closed, because somebody opened it; or closed until it opens by itself. */
  isMoved: boolean;
  /** When it moves again by itself, in epoch milliseconds; null: at somebody's word. */
  until: number | null;
  /** What a store that has just opened, or will open by itself, cannot sell without. */
  lacks: readonly ('menu' | 'areas')[];
}

/** What the hours ask of the store they are of; `areas/store` answers. */
export interface StoreSwitch {
  /** The store's clock (an IANA name) and state, held with its switch until the transaction ends. */
  hold(tx: Transaction): Promise<{ timeZone: string; state: string }>;
  /** Brings the switch in line with hours that have just changed; null: there is nothing to say of it. */
  settle(tx: Transaction, now: number): Promise<SwitchMove | null>;
  /** Where the store is, without holding anything. */
  place(tx: Transaction): Promise<{ timeZone: string; state: string }>;
}
