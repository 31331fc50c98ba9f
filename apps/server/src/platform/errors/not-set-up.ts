/**
 * Thrown when the installation has no service for this action, as the log said at start. Each occurrence is logged in
 * one line.
 */
export class NotSetUp extends Error {}
