/** Tests of the server suite that hold for one server only, with the reason. `npm run test:cluster` leaves them out. */
export const OF_ONE_SERVER: readonly { why: string; tests: readonly string[] }[] = [
  {
    why: 'each server counts its own calls and connections, so the limits of three servers are three times as high',
    tests: [
      'cannot rate with a revoked, guessed or forged link',
      'throttles a session with too many requests, and no other session',
      'throttles a link with too many requests, without effect on other links',
      'signs tokens, and throttles guesses of codes',
      'throttles the calls of one delivery',
      'an address that sends many wrong signatures is refused for a while',
      'refuses a sender for a while after too many wrong signatures',
      'records user, days and count for each list; the pages of one list once an hour',
      'refuses each way to open an order of another day after sixty, but allows one that was opened before',
      'refuses whole lists to a user who fetched sixty within the hour, over all calls',
      'lets a user open sixty orders of other days an hour, and any number of the current day',
      'shows customers a limited number of times',
      "printing another day's order is counted and recorded like opening it",
      'a key may send the calls of four seconds at once, then its average rate, without effect on other keys',
      'unknown keys of an address are limited; known keys are not',
      'large bodies count as several calls of their key, but not of other keys',
      'an address may have a limited number of unauthenticated connections',
      'are at most twelve per session: the oldest is notified and cut; other sessions are not affected',
      'is limited to a few open pages per order',
    ],
  },
  {
    why: 'another server sends the number of a change instead of its content; clients then read it',
    tests: [
      'is delivered to the other side, and counts unread messages on the order',
      'saves a message once, also when it is sent several times by socket and HTTP',
      'ends for users who lose the permission, also in an open panel',
      'hides phone and address of another day’s order in every answer, ticket and push',
      'get every change of their own store, in order, and nothing of other stores',
      "get no events of another store's room, also after a request for it",
      'are announced to the panels of their store',
      'cancelling withdraws the ticket from its agent and prints a slip',
      'withdraws a ticket from its agent and stops the alarm of its order',
      'withdraws a test page like any other ticket',
      'withdraws tickets of sent orders, so that they are not cooked again and delay no other ticket',
      "immediately notifies panels when a printer's state changes, and only then",
      'notifies panels when an agent disconnects, and when it returns with unchanged printers',
      'accepts an older agent that sends no printer states',
      'shows which printers are in use: those of stations, and the default printer',
    ],
  },
  {
    why: 'a server learns some milliseconds later what another one changed, and this test does not wait',
    tests: [
      'closes the sockets of a session that another process ended, and removes it from the cache',
      'an answer contains all that this server has committed, also for panels without a number',
      "is on the cashier's tickets if the store switched it on, on no others, and changes with the store’s logo",
      'matches with the cached menu until its version changes',
      'gives no ticket to a device without settings while another device has the default printer, connected or not',
    ],
  },
  {
    why: 'probes, metrics and traces are of one server, without the proxy',
    tests: [
      'metrics show the last proof, and count ledgers without a full check in the last day',
      'is counted in the metrics, and refuses support',
      'each queue is a metric of the server',
      'metrics name no person, no store and no address of a request',
      'answers monitors that use HEAD',
      '/docs has a strict policy; its document describes every call',
      'shows that it is alive and ready, and has metrics',
      'a server that leaves is not ready at once, and gives each panel and guest its own time to return',
      'an order is one trace: the call by its route, its transactions by their tables, and the push',
    ],
  },
  {
    why: 'the test starts other servers itself, or watches one connection',
    tests: [
      'a save at one server notifies the panels of all servers once, and a refused save notifies none',
      'accepts only the newest connection of a token',
      'gives tickets of a silent device to another one; the first gets back those that were not taken',
    ],
  },
  {
    why: 'plans and definitions in the repository are those of the embedded PostgreSQL, and Debian has an older one',
    tests: ['frequent statements have their saved plans', 'schema/ shows each table after all migrations'],
  },
  {
    why: 'only the embedded PostgreSQL has the owner of this name, and version 16 or later this grant',
    tests: [
      'GRANT comanda_owner TO comanda_app',
      'an owner without superuser rights also changes the rows of every store',
    ],
  },
];

/** Returns a pattern for Vitest that matches the names of all other tests. */
export function namesOfOthers(): string {
  const names = OF_ONE_SERVER.flatMap(({ tests }) => tests);
  return `^(?!.*(${names.map((name) => name.replaceAll(/[^\p{L}\d ]/gu, '.')).join('|')})).*$`;
}
