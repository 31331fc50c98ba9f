import type { ErrorCode } from '@comanda/contract/errors';
import {
  chatMessageFromWire,
  type NewMessage,
  type PageOfMessages,
} from '@comanda/contract/orders/chat/chat.wire';
import type { MessageReceipt } from '@comanda/contract/orders/chat/chat-events';
import {
  type ChatMessage,
  type ChatPage,
  firstGap,
  mergeMessages,
} from '@comanda/domain/orders/chat/chat-message';
import { decideMessage } from '@comanda/domain/orders/chat/message-text';
import { createStore } from 'zustand/vanilla';
import { readStored, writeStored } from './stored-conversation.ts';

/**
 * A message that the server has not confirmed yet. Each attempt sends the same id, so the server stores the
 * message only once.
 */
export interface UnsentMessage extends NewMessage {
  /** Time when the message was written, by the writer's clock. */
  writtenAt: number;
  state: 'sending' | 'failed';
  /** Reason of the failure, in words. Null if the server did not answer. */
  problem: string | null;
}

/** The state of a conversation for one side. */
export interface ConversationView {
  /** Confirmed messages, oldest first. */
  messages: readonly ChatMessage[];
  unsent: readonly UnsentMessage[];
  /** True if the server has more messages before the first loaded message. */
  hasEarlier: boolean;
  /** `failed`: no messages are loaded and the fetch failed. */
  state: 'loading' | 'ready' | 'failed';
}

/** Functions that the app provides for a conversation. */
export interface ConversationPorts {
  fetchPage(wanted: PageOfMessages): Promise<ChatPage>;
  /** Sends one message. Rejects if the server does not answer. */
  send(message: NewMessage): Promise<MessageReceipt>;
  /** Storage that survives reloads. */
  storage: { read(): string | null; write(text: string | null): void };
  now(): number;
  newId(): string;
}

/**
 * One side of a conversation: its messages, its unsent messages, and their delivery. It does not depend on
 * any screen.
 */
export interface ConversationClient {
  view(): ConversationView;
  subscribe(listener: () => void): () => void;
  /**
   * Fetches missing messages and sends unsent messages. Called at the start and after every reconnection. A
   * failed fetch is repeated later.
   */
  catchUp(): Promise<void>;
  loadEarlier(): Promise<void>;
  /** Handles a pushed message. */
  receive(message: ChatMessage): void;
  /** Queues a message. Returns false if its text is not valid. */
  sendMessage(text: string): boolean;
  retry(messageId: string): void;
  /** The unsent text in the message field. It survives reloads. */
  draft(): string;
  saveDraft(text: string): void;
  close(): void;
}

/** Refusals whose cause may end within seconds, so the message is sent again. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  'chat.too-many',
  'server.busy',
  'server.unavailable',
  'server.unexpected',
]);
const RETRY_MS = 5_000;
/** Longest pause between two attempts, in milliseconds. Pauses grow with each attempt. */
const LONGEST_RETRY_MS = 60_000;

/** Creates the state of a conversation. Every change of its unsent messages is saved in the browser. */
function createConversation({ storage }: ConversationPorts) {
  const stored = readStored(storage.read());
  let draft = stored.draft;
  const store = createStore<ConversationView>(() => ({
    messages: [],
    hasEarlier: false,
    state: 'loading',
    unsent: stored.unsent.map((message) => ({ ...message, state: 'sending', problem: null })),
  }));
  const view = store.getState;
  const change = (next: Partial<ConversationView>) => store.setState(next);
  const save = () => storage.write(writeStored(draft, view().unsent));
  // Saves before any other listener runs.
  store.subscribe((now, before) => {
    if (now.unsent !== before.unsent) save();
  });

  const confirm = (more: readonly ChatMessage[]) => {
    const messages = mergeMessages(view().messages, more);
    const ids = new Set(more.map(({ messageId }) => messageId));
    const unsent = view().unsent.some(({ messageId }) => ids.has(messageId))
      ? view().unsent.filter(({ messageId }) => !ids.has(messageId))
      : view().unsent;
    if (messages !== view().messages || unsent !== view().unsent) change({ messages, unsent });
  };

  return {
    view,
    subscribe: store.subscribe,
    change,
    confirm,
    draft: () => draft,
    setDraft: (text: string) => {
      draft = text;
    },
    save,
  };
}

type Conversation = ReturnType<typeof createConversation>;

/** Sends the unsent messages one after another, so that they arrive in the order they were written. */
function createSending({ send }: ConversationPorts, { view, change, confirm }: Conversation) {
  let isSending = false;
  let isClosed = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  const mark = (messageId: string, state: UnsentMessage['state'], problem: string | null) =>
    change({
      unsent: view().unsent.map((message) =>
        message.messageId === messageId ? { ...message, state, problem } : message,
      ),
    });

  const sendAll = async () => {
    if (isSending || isClosed) return;
    isSending = true;
    clearTimeout(retryTimer);
    for (let next = nextToSend(); next !== undefined && !isClosed; next = nextToSend()) {
      const { messageId, text } = next;
      const receipt = await send({ messageId, text }).catch(() => null);
      if (receipt?.status) {
        confirm([chatMessageFromWire(receipt.message)]);
        continue;
      }
      mark(messageId, 'failed', receipt?.erro ?? null);
      if (receipt === null) break;
      if (PASSING.has(receipt.motivo)) {
        retryTimer = setTimeout(() => retryAll(), receipt.tente_em ?? RETRY_MS);
        break;
      }
    }
    isSending = false;
  };
  const nextToSend = () => view().unsent.find(({ state }) => state === 'sending');
  const retryAll = () => {
    if (view().unsent.length > 0)
      change({ unsent: view().unsent.map((message) => ({ ...message, state: 'sending', problem: null })) });
    void sendAll();
  };

  return {
    sendAll,
    retryAll,
    retry: (messageId: string) => {
      mark(messageId, 'sending', null);
      void sendAll();
    },
    close: () => {
      isClosed = true;
      clearTimeout(retryTimer);
    },
  };
}

/** Fetches missing messages. A failed fetch is repeated, because no later event may report the same gap. */
function createFetching({ fetchPage }: ConversationPorts, { view, change, confirm }: Conversation) {
  let isClosed = false;
  let catchingUp: Promise<void> | null = null;
  /** True if the current fetch may be outdated: after it began, there was a reconnection or a new gap. */
  let isStale = false;
  let fetchFailures = 0;
  let epoch: string | undefined;
  let fetchTimer: ReturnType<typeof setTimeout> | undefined;

  /** True if the page has another epoch, which means that the server's database was restored. */
  const isOfOtherEpoch = (page: ChatPage) => {
    const isOther = epoch !== undefined && page.epoch !== undefined && page.epoch !== epoch;
    epoch = page.epoch ?? epoch;
    return isOther;
  };

  /** Reads the whole conversation again. Unsent messages stay and are sent to the restored conversation. */
  const startOver = () => {
    change({ messages: [], hasEarlier: false, state: 'loading' });
    isStale = true;
  };

  const fetchMissing = async () => {
    const isKnown = view().state === 'ready';
    if (!isKnown) {
      const page = await fetchPage({ before: null, after: null });
      if (isOfOtherEpoch(page)) change({ messages: [] });
      confirm(page.messages);
      change({ state: 'ready', hasEarlier: page.hasMore });
    }
    let hasMore = isKnown || lastBeforeHole(view()) !== null;
    while (hasMore && !isClosed) {
      const after = lastBeforeHole(view()) ?? view().messages.at(-1)?.number ?? 0;
      const page = await fetchPage({ before: null, after });
      if (isOfOtherEpoch(page)) return startOver();
      confirm(page.messages);
      hasMore = page.hasMore;
    }
  };

  const fetchUntilKnown = (): Promise<void> => {
    clearTimeout(fetchTimer);
    isStale = catchingUp !== null;
    const fetchAll = async () => {
      do {
        isStale = false;
        await fetchMissing();
      } while (isStale && !isClosed);
      fetchFailures = 0;
    };
    catchingUp ??= fetchAll()
      .catch(() => {
        if (isClosed) return;
        if (view().state === 'loading') change({ state: 'failed' });
        fetchTimer = setTimeout(fetchUntilKnown, Math.min(RETRY_MS * 2 ** fetchFailures, LONGEST_RETRY_MS));
        fetchFailures += 1;
      })
      .finally(() => {
        catchingUp = null;
      });
    return catchingUp;
  };

  return {
    fetchUntilKnown,
    close: () => {
      isClosed = true;
      clearTimeout(fetchTimer);
    },
  };
}

/**
 * Number of the last message before the first gap. 0 if the gap is at the beginning of the conversation, null
 * if there is no gap.
 */
function lastBeforeHole({ messages, state, hasEarlier }: ConversationView): number | null {
  const [first] = messages;
  const lacksFirst = state === 'ready' && !hasEarlier && first !== undefined && first.number > 1;
  return lacksFirst ? 0 : firstGap(messages);
}

export function createConversationClient(ports: ConversationPorts): ConversationClient {
  const conversation = createConversation(ports);
  const { view, change, confirm, setDraft, save } = conversation;
  const sending = createSending(ports, conversation);
  const fetching = createFetching(ports, conversation);
  return {
    view,
    subscribe: conversation.subscribe,
    catchUp: () => fetching.fetchUntilKnown().finally(sending.retryAll),
    loadEarlier: async () => {
      const first = view().messages[0]?.number;
      if (first === undefined || !view().hasEarlier) return;
      const page = await ports.fetchPage({ before: first, after: null });
      confirm(page.messages);
      change({ hasEarlier: page.hasMore });
    },
    receive: (message) => {
      confirm([message]);
      if (lastBeforeHole(view()) !== null) void fetching.fetchUntilKnown();
    },
    sendMessage: (text) => {
      const decided = decideMessage(text);
      if (!decided.ok) return false;
      setDraft('');
      const message = { messageId: ports.newId(), text: decided.value, writtenAt: ports.now() };
      change({ unsent: [...view().unsent, { ...message, state: 'sending', problem: null }] });
      void sending.sendAll();
      return true;
    },
    retry: sending.retry,
    draft: conversation.draft,
    saveDraft: (text) => {
      setDraft(text);
      save();
    },
    close: () => {
      sending.close();
      fetching.close();
    },
  };
}
