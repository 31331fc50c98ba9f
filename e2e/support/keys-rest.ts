/** The keys of an order's steps rest this long after a step and after a typed word: no state of the page tells the end. */
export const KEYS_REST_MS = 1_100;
