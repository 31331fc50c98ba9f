/**
 * Thrown when the installation lacks the service for this action. The server's start has logged that. Each occurrence
 * is logged in one line.
 */
export class NotSetUp extends Error {}
