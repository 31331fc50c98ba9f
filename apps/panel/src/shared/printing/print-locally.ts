/**
 * Prints an order through the print module of this computer, for stores without a print agent. Rejects with a
 * message for the user: no printer chosen, no module found.
 */
export type PrintLocally = (orderId: number) => Promise<void>;
