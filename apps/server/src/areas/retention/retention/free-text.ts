import { columnOf } from '@comanda/domain/kit/fields/fields';
import { FORGOTTEN } from '@comanda/domain/kit/privacy/forgotten';
import { textsGoingWith } from '@comanda/domain/orders/orders/order-card';

/**
 * When a text about an order is removed: together with phone and address (`contacts`), or with the name
 * (`names`). Erasing a customer removes both kinds.
 */
export type Going = 'contacts' | 'names';

/** A column with typed text about one order, in a table that has `order_id`. */
interface WordsOfOrder {
  at: `${string}.${string}`;
  goes: Going;
  left: typeof FORGOTTEN | null;
}

/**
 * Columns that {@link forgetWords} empties, with one statement each. Texts of the store and the team may name
 * the customer. Texts that prove movements of money stay as long as the name.
 */
export const WORDS_OF_ORDERS: readonly WordsOfOrder[] = [
  { at: 'courier_requests.note', goes: 'contacts', left: null },
  { at: 'courier_requests.problem', goes: 'contacts', left: null },
  { at: 'courier_requests.tracking_url', goes: 'contacts', left: null },
  { at: 'ratings.comment', goes: 'names', left: null },
  { at: 'ratings.reply', goes: 'names', left: FORGOTTEN },
  { at: 'ratings.contest_reason', goes: 'names', left: FORGOTTEN },
  { at: 'ratings.decision_words', goes: 'names', left: FORGOTTEN },
  { at: 'fine_reversals.description', goes: 'names', left: FORGOTTEN },
  { at: 'fine_reversals.decision_words', goes: 'names', left: FORGOTTEN },
  { at: 'ledger_postings.reason', goes: 'names', left: FORGOTTEN },
  { at: 'manual_requests.reason', goes: 'names', left: FORGOTTEN },
  { at: 'manual_requests.decision_words', goes: 'names', left: FORGOTTEN },
  { at: 'payment_charges.reason', goes: 'names', left: FORGOTTEN },
  { at: 'payment_refunds.reason', goes: 'names', left: FORGOTTEN },
  { at: 'payment_refunds.note', goes: 'names', left: FORGOTTEN },
  { at: 'payment_disputes.reason', goes: 'names', left: FORGOTTEN },
];

/** A column of the order's row or of its journal. `anonymise-orders.ts` changes each table with one statement. */
interface WordsInOrder {
  at: `${string}.${string}`;
  goes: Going;
}

/** The text columns of a card that its field table declares as personal data of this kind. */
const wordsOfCards = (goes: Going): WordsInOrder[] =>
  textsGoingWith(goes).map((name) => ({ at: `orders.${columnOf(name)}`, goes }));

/** Texts in orders and journal. `DOCUMENT_PARTS` declares which parts of a document are removed. */
export const WORDS_IN_ORDERS: readonly WordsInOrder[] = [
  ...wordsOfCards('contacts'),
  ...wordsOfCards('names'),
  { at: 'orders.document', goes: 'contacts' },
  { at: 'orders.located_address', goes: 'contacts' },
  { at: 'orders.cancel_text', goes: 'contacts' },
  { at: 'order_history.note', goes: 'contacts' },
  { at: 'order_history.actor_name', goes: 'names' },
  { at: 'store_events.note', goes: 'contacts' },
  { at: 'store_events.actor_name', goes: 'names' },
];

/**
 * Text columns that need no removal, because a rule of `retention-rules.ts` deletes their rows. Erasing a
 * customer deletes the conversation at once.
 */
export const WORDS_OF_ROWS_THAT_GO: readonly `${string}.${string}`[] = [
  'chat_messages.text',
  'chat_messages.author_name',
  'courier_requests.person',
  'courier_events.person',
];

/**
 * Typed texts about the store that belong to no order. Erasing a customer searches these texts for the whole
 * name and the phone, and removes texts that match.
 */
export const WORDS_OF_NO_ORDER: readonly `${string}.${string}`[] = [
  'book_holds.reason',
  'ledger_postings.reason',
  'manual_requests.reason',
  'manual_requests.decision_words',
  'payout_terms.held_reason',
  'stores.opening_reason',
  'stores.suspension_text',
  'support_visits.reason',
];
