import type {
  MaskedContacts,
  RecoverableStore,
  RecoveryChannel,
} from '@comanda/contract/access/recovery.wire';

export type RecoveryStep = 1 | 2 | 3 | 4 | 5;

/** A code on its way to the person. */
export interface SentCode {
  requestId: string;
  maskedLogin: string;
  channel: RecoveryChannel;
  /** Epoch ms: until when it is valid, and from when another may be asked for. */
  expiresAt: number;
  resendAt: number;
  /** It was typed wrong too often and is worth nothing any more. */
  isSpent: boolean;
}

/** Everything typed and answered so far. Going back keeps it. */
export interface RecoveryState {
  step: RecoveryStep;
  /** How far forward may lead without answering a step anew. */
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
  /** What the server has against the password, e.g. that it is among the most common. */
  passwordFault: string | null;
  /** The full login, once the password is saved. */
  savedLogin: string | null;
}

/** How long a code counts, in ms (specification §5, §9). */
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

/** What the wizard shows after an event. A code belongs to one document, store and channel: changing those drops it. */
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
        ...keptStore(state, event.stores),
      };
    case 'contacts-found':
      return {
        ...reached(state, 3),
        contacts: event.contacts,
        channel: keptChannel(state.channel, event.contacts),
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

/** The choice survives when the same store is found again; a single store is chosen by itself. */
function keptStore(state: RecoveryState, stores: readonly RecoverableStore[]) {
  if (stores.some((store) => store.storeId === state.storeId)) return {};
  const only = stores.length === 1 ? stores[0] : undefined;
  return { storeId: only?.storeId ?? null, sent: null, code: '' };
}

function keptChannel(channel: RecoveryChannel | null, contacts: MaskedContacts): RecoveryChannel | null {
  if (channel === 'email' && contacts.email !== null) return channel;
  if (channel === 'sms' && contacts.phone !== null) return channel;
  if (contacts.email !== null) return 'email';
  return contacts.phone === null ? null : 'sms';
}

function reached(state: RecoveryState, step: RecoveryStep): RecoveryState {
  return { ...state, step, furthest: step > state.furthest ? step : state.furthest };
}

/** What is typed anew makes the steps behind it worth nothing. */
function furthestAfter(
  { furthest }: RecoveryState,
  fields: Extract<RecoveryEvent, { type: 'typed' }>['fields'],
): RecoveryStep {
  if (fields.document !== undefined) return 1;
  return fields.password === undefined && fields.confirmation === undefined ? furthest : 3;
}
