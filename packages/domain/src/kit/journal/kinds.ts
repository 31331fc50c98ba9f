/** Properties of one kind of journal entry. */
export interface JournalKind {
  /**
   * True: the order's timeline shows entries of this kind, and they are stored as long as the order. Entries
   * of other kinds are deleted after some days.
   */
  inTimeline: boolean;
  /**
   * True: a person or another system wrote the note, so it may contain names. It is deleted together with the
   * order's contact data.
   */
  isTyped: boolean;
}

const step: JournalKind = { inTimeline: true, isTyped: true };
/** A step with a note that our program makes, e.g. from stations, areas and prices. */
const ownWords: JournalKind = { inTimeline: true, isTyped: false };
/** An entry that only notifies panels, and is not part of the timeline. */
const remark: JournalKind = { inTimeline: false, isTyped: false };

/**
 * Kinds of order events in the journal. Cards show a short text for them ("Ana aceitou"), the timeline the
 * whole text.
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

export type Happening = keyof typeof ORDER_KINDS;

export const HAPPENINGS = Object.keys(ORDER_KINDS) as readonly Happening[];

export const isInTimeline = (happening: Happening): boolean => ORDER_KINDS[happening].inTimeline;

/** Kinds whose note is deleted with the order's contact data. */
export const KINDS_WITH_TYPED_NOTE = HAPPENINGS.filter((happening) => ORDER_KINDS[happening].isTyped);
