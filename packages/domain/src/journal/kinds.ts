/** What is known of one kind of entry in a store's journal. */
export interface JournalKind {
  /** It stands in the timeline of its order, and stays as long as the order. All others are hints: they go after some days. */
  inTimeline: boolean;
  /** Its fields that may say whose order it is or where they live: they go with the order's contacts. */
  personal: readonly 'note'[];
}

const step: JournalKind = { inTimeline: true, personal: [] };
/** A passing remark: panels hear of it, the timeline does not keep it. */
const remark: JournalKind = { inTimeline: false, personal: [] };

/**
 * What can happen to an order, as the journal names it. The panel says it on the card ("Ana aceitou"), the detail's
 * timeline says it in full.
 */
export const ORDER_KINDS = {
  received: step,
  pending: step,
  accepted: step,
  printed: step,
  'accepted-and-printed': step,
  'print-requested': step,
  'print-failed': step,
  'print-given-up': step,
  'print-news': remark,
  released: step,
  ready: step,
  'in-line': step,
  'in-charge': step,
  sent: step,
  'ready-for-pickup': step,
  delivered: step,
  cancelled: step,
  'not-answered': step,
  undone: step,
  acknowledged: step,
  'address-adjusted': { ...step, personal: ['note'] },
  'courier-requested': step,
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
export const KINDS_WITH_PERSONAL_NOTE = HAPPENINGS.filter((happening) =>
  ORDER_KINDS[happening].personal.some((field) => field === 'note'),
);
