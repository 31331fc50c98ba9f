import type {
  MaskedContacts,
  RecoverableStore,
  RecoveryChannel,
} from '@comanda/contract/people/access/recovery.wire';

export type RecoveryStep = 1 | 2 | 3 | 4 | 5;

export interface SentCode {
  requestId: string;
  maskedLogin: string;
  channel: RecoveryChannel;
  /** End of the code's validity, and the earliest time for the next request; both in epoch ms. */
  expiresAt: number;
  resendAt: number;
  /** True: the code is invalid after too many wrong attempts. */
  isSpent: boolean;
}

/** All typed values and answers. Going back does not clear them. */
export interface RecoveryState {
  step: RecoveryStep;
  /** The last step that the browser's Forward may reach, because all steps before it are complete. */
  furthest: RecoveryStep;
  document: string;
  stores: readonly RecoverableStore[];
  storeId: number | null;
  contacts: MaskedContacts;
  password: string;
  confirmation: string;
  channel: RecoveryChannel | null;
  sent: SentCode | null;
  code: string;
  /** The server's objection to the password, e.g. 'too common'. */
  passwordFault: string | null;
  /** The full login name; set after the new password was saved. */
  savedLogin: string | null;
}

/** Validity of a code, in ms (specification §5, §9). */
export const CODE_VALID_MS = 300_000;

export const emptyRecovery: RecoveryState = {
  step: 1,
  furthest: 1,
  document: '',
  stores: [],
  storeId: null,
  contacts: { email: null, phone: null },
  password: '',
  confirmation: '',
  channel: null,
  sent: null,
  code: '',
  passwordFault: null,
  savedLogin: null,
};

export type RecoveryEvent =
  | { type: 'typed'; fields: Partial<Pick<RecoveryState, 'document' | 'password' | 'confirmation' | 'code'>> }
  | { type: 'store-chosen'; storeId: number }
  | { type: 'channel-chosen'; channel: RecoveryChannel }
  | { type: 'stores-found'; stores: readonly RecoverableStore[] }
  | { type: 'contacts-found'; contacts: MaskedContacts }
  | { type: 'store-check-failed' }
  | { type: 'password-accepted' }
  | { type: 'code-sent'; sent: SentCode }
  | { type: 'code-found'; sent: SentCode }
  | { type: 'code-spent' }
  | { type: 'password-refused'; fault: string }
  | { type: 'password-saved'; login: string }
  | { type: 'went-to'; step: RecoveryStep };

/**
 * Returns the state after an event. A code is valid only for its document, store and channel. A change of any
 * of these deletes the code.
 */
export function applyRecoveryEvent(state: RecoveryState, event: RecoveryEvent): RecoveryState {
  switch (event.type) {
    case 'typed':
      return {
        ...state,
        ...event.fields,
        passwordFault: null,
        furthest: furthestAfter(state, event.fields),
      };
    case 'store-chosen':
      return event.storeId === state.storeId
        ? state
        : { ...state, furthest: 2, storeId: event.storeId, sent: null, code: '' };
    case 'channel-chosen':
      return { ...state, furthest: 4, channel: event.channel };
    case 'stores-found':
      return {
        ...reached(state, 2),
        stores: event.stores,
        ...storedStore(state, event.stores),
      };
    case 'contacts-found':
      return {
        ...reached(state, 3),
        contacts: event.contacts,
        channel: storedChannel(state.channel, event.contacts),
      };
    case 'store-check-failed':
      return { ...state, step: 1, furthest: 1 };
    case 'password-accepted':
      return reached(state, 4);
    case 'code-sent':
      return { ...reached(state, 5), sent: event.sent, code: '' };
    case 'code-found':
      return { ...reached(state, 5), sent: event.sent };
    case 'code-spent':
      return state.sent === null ? state : { ...state, sent: { ...state.sent, isSpent: true }, code: '' };
    case 'password-refused':
      return { ...state, step: 3, furthest: 3, passwordFault: event.fault };
    case 'password-saved':
      return { ...state, savedLogin: event.login, password: '', confirmation: '', code: '' };
    case 'went-to':
      return { ...state, step: event.step < state.furthest ? event.step : state.furthest };
  }
}

/** The choice stays if the same store is found again. A single store is chosen automatically. */
function storedStore(state: RecoveryState, stores: readonly RecoverableStore[]) {
  if (stores.some((store) => store.storeId === state.storeId)) return {};
  const only = stores.length === 1 ? stores[0] : undefined;
  return { storeId: only?.storeId ?? null, sent: null, code: '' };
}

function storedChannel(channel: RecoveryChannel | null, contacts: MaskedContacts): RecoveryChannel | null {
  if (channel === 'email' && contacts.email !== null) return channel;
  if (channel === 'sms' && contacts.phone !== null) return channel;
  if (contacts.email !== null) return 'email';
  return contacts.phone === null ? null : 'sms';
}

function reached(state: RecoveryState, step: RecoveryStep): RecoveryState {
  return { ...state, step, furthest: step > state.furthest ? step : state.furthest };
}

/** A changed value invalidates the steps after it. */
function furthestAfter(
  { furthest }: RecoveryState,
  fields: Extract<RecoveryEvent, { type: 'typed' }>['fields'],
): RecoveryStep {
  if (fields.document !== undefined) return 1;
  return fields.password === undefined && fields.confirmation === undefined ? furthest : 3;
}
