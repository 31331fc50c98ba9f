/** The fixed meanings of colour, the same in every brand. A tone always comes with a word, never alone. */
export type Tone = 'pending' | 'accepted' | 'sent' | 'delivered' | 'cancelled' | 'late' | 'neutral' | 'brand';
