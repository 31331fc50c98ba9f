/** What is known of one kind of entry in a store's journal. */
export interface JournalKind {
  /** It stands in the timeline of its order, and stays as long as the order. All others are hints: they go after some days. */
  inTimeline: boolean;
  /** A person or another system wrote its note, which may name anyone: it goes with the order's contacts. */
  isTyped: boolean;
}

const step: JournalKind = { inTimeline: true, isTyped: true };
/** A step whose note the program makes of stations, areas and prices. */
const ownWords: JournalKind = { inTimeline: true, isTyped: false };
/** A passing remark: panels hear of it, the timeline does not keep it. */
const remark: JournalKind = { inTimeline: false, isTyped: false };

/**
 * What can happen to an order, as the journal names it. The panel says it on the card ("Ana aceitou"), the detail's
 * timeline says it in full.
 */
export const ORDER_KINDS = {
  received: ownWords,
  pending: ownWords,
  accepted: step,
  printed: step,
  'accepted-and-printed': step,
  'print-requested': ownWords,
  'print-failed': ownWords,
  'print-given-up': ownWords,
  'print-news': remark,
  released: ownWords,
  ready: step,
  'in-line': step,
  'in-charge': step,
  sent: step,
  'ready-for-pickup': step,
  delivered: step,
  cancelled: step,
  'not-answered': step,
  undone: ownWords,
  acknowledged: step,
  'address-adjusted': step,
  'courier-requested': ownWords,
  'courier-linked': step,
  'courier-on-the-way': step,
  'courier-picked-up': step,
  'courier-returning': step,
  'courier-returned': step,
  'courier-delivered': step,
  'courier-cancelled': step,
  'courier-rejected': step,
  'courier-problem': step,
  'courier-problem-answered': step,
  'courier-news': remark,
  'customer-wrote': remark,
  'merchant-wrote': remark,
  'chat-read': remark,
} as const satisfies Record<string, JournalKind>;

/** A kind of entry that is about an order. */
export type Happening = keyof typeof ORDER_KINDS;

export const HAPPENINGS = Object.keys(ORDER_KINDS) as readonly Happening[];

export const isInTimeline = (happening: Happening): boolean => ORDER_KINDS[happening].inTimeline;

/** Kinds whose note goes with the order's contacts. */
export const KINDS_WITH_TYPED_NOTE = HAPPENINGS.filter((happening) => ORDER_KINDS[happening].isTyped);
