/**
 * Thrown when an action needs a service that the installation has not set up. The server's start has already
 * logged this, so each occurrence is logged in only one line.
 */
export class NotSetUp extends Error {}
