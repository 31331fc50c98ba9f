/** Fixed meanings of colours, the same in every brand. A tone never appears without a word. */
export type Tone = 'pending' | 'accepted' | 'sent' | 'delivered' | 'cancelled' | 'late' | 'neutral' | 'brand';
