/** What the installation has no service for, as its start already said: logged in one plain line, wherever it is caught. */
export class NotSetUp extends Error {}
