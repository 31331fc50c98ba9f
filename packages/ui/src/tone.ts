/**
 * Colours with a fixed meaning, which is the same in every brand. A tone must never be the only sign: a word
 * is always beside it.
 */
export type Tone = 'pending' | 'accepted' | 'sent' | 'delivered' | 'cancelled' | 'late' | 'neutral' | 'brand';
