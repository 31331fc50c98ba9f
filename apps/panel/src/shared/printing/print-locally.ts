/**
 * Prints an order's papers through a module of this machine, for stores without a print agent. Rejects with an error
 * whose message is for the person: no printer chosen, no module found.
 */
export type PrintLocally = (orderId: number) => Promise<void>;
