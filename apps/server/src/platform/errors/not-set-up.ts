/**
 * The installation has no service for this, as the log said at start. Each occurrence is logged in one plain
 * line.
 */
export class NotSetUp extends Error {}
