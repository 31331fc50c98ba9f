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
}

/** Everything typed and answered so far. Going back keeps it. */
export interface RecoveryState {
  step: RecoveryStep;
  document: string;
  stores: readonly RecoverableStore[];
  storeId: number | null;
  contacts: MaskedContacts;
  password: string;
  confirmation: string;
  channel: RecoveryChannel | null;
  sent: SentCode | null;
  code: string;
  /** The full login, once the password is saved. */
  savedLogin: string | null;
}

/** How long a code counts, in ms (specification §5, §9). */
export const CODE_VALID_MS = 300_000;

export const emptyRecovery: RecoveryState = {
  step: 1,
  document: '',
  stores: [],
  storeId: null,
  contacts: { email: null, phone: null },
  password: '',
  confirmation: '',
  channel: null,
  sent: null,
  code: '',
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
  | { type: 'code-still-valid' }
  | { type: 'password-saved'; login: string }
  | { type: 'went-back' };

/** What the wizard shows after an event. A code belongs to one document, store and channel: changing those drops it. */
export function applyRecoveryEvent(state: RecoveryState, event: RecoveryEvent): RecoveryState {
  switch (event.type) {
    case 'typed':
      return { ...state, ...event.fields };
    case 'store-chosen':
      return event.storeId === state.storeId
        ? state
        : { ...state, storeId: event.storeId, sent: null, code: '' };
    case 'channel-chosen':
      return { ...state, channel: event.channel };
    case 'stores-found':
      return {
        ...state,
        step: 2,
        stores: event.stores,
        ...keptStore(state, event.stores),
      };
    case 'contacts-found':
      return {
        ...state,
        step: 3,
        contacts: event.contacts,
        channel: keptChannel(state.channel, event.contacts),
      };
    case 'store-check-failed':
      return { ...state, step: 1 };
    case 'password-accepted':
      return { ...state, step: 4 };
    case 'code-sent':
      return { ...state, step: 5, sent: event.sent, code: '' };
    case 'code-still-valid':
      return { ...state, step: 5 };
    case 'password-saved':
      return { ...state, savedLogin: event.login, password: '', confirmation: '', code: '' };
    case 'went-back':
      return { ...state, step: stepBefore(state.step) };
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

function stepBefore(step: RecoveryStep): RecoveryStep {
  const before: Record<RecoveryStep, RecoveryStep> = { 1: 1, 2: 1, 3: 2, 4: 3, 5: 4 };
  return before[step];
}
