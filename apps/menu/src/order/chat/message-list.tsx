import type {
  ConversationClient,
  ConversationView,
  UnsentMessage,
} from '@comanda/contract/chat/conversation-client';
import type { ChatMessage } from '@comanda/domain/chat/chat-message';
import { Fragment, useEffect, useRef } from 'react';
import { formatDay, formatLongDay, formatTime } from '../../shared/formats.ts';
import { texts } from '../texts.ts';
import styles from './message-list.module.css';

interface Props {
  client: ConversationClient;
  view: ConversationView;
  /** Changes when the list comes into sight: it then shows its end. */
  isShown: boolean;
}

/** Whoever reads near the end follows it; whoever looks something up is left alone. */
const NEAR_END_PX = 80;

/** Messages, oldest first, with a line where a day begins; at the end those still on their way. */
export function MessageList({ client, view, isShown }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const shown = useRef({ count: 0, isShown });
  const { messages, unsent, state, hasEarlier } = view;
  const count = messages.length + unsent.length;

  useEffect(() => {
    const box = list.current;
    const isMore = shown.current.count !== count || shown.current.isShown !== isShown;
    shown.current = { count, isShown };
    if (box && isMore && (isAtEnd.current || unsent.length > 0)) box.scrollTop = box.scrollHeight;
  });

  return (
    <div
      ref={list}
      className={styles.list}
      role="log"
      aria-label={texts.chat}
      onScroll={({ currentTarget: box }) => {
        isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
      }}
    >
      {hasEarlier ? (
        <button type="button" className={styles.earlier} onClick={() => void client.loadEarlier()}>
          {texts.earlier}
        </button>
      ) : null}
      {count === 0 ? (
        <p className={styles.empty}>{state === 'loading' ? texts.loadingChat : texts.noMessages}</p>
      ) : null}
      {messages.map((message, index) => (
        <Fragment key={message.number}>
          {isNewDay(messages[index - 1], message) ? (
            <p className={styles.day}>{formatLongDay(message.createdAt)}</p>
          ) : null}
          <Message message={message} />
        </Fragment>
      ))}
      {unsent.map((message) => (
        <Unsent key={message.messageId} message={message} onRetry={client.retry} />
      ))}
    </div>
  );
}

function isNewDay(before: ChatMessage | undefined, message: ChatMessage): boolean {
  return before === undefined || formatDay(before.createdAt) !== formatDay(message.createdAt);
}

function Message({ message }: { message: ChatMessage }) {
  const who = message.author === 'customer' ? texts.you : (message.authorName ?? texts.store);
  return (
    <div className={styles.message} data-mine={message.author === 'customer'}>
      <p className={styles.text}>{message.text}</p>
      <p className={styles.meta}>
        <bdi>{who}</bdi> · {formatTime(message.createdAt)}
      </p>
    </div>
  );
}

function Unsent({ message, onRetry }: { message: UnsentMessage; onRetry: (messageId: string) => void }) {
  return (
    <div className={styles.message} data-mine="true" data-state={message.state}>
      <p className={styles.text}>{message.text}</p>
      {message.state === 'sending' ? (
        <p className={styles.meta}>{texts.sending}</p>
      ) : (
        <p className={styles.failure}>
          {message.problem ?? texts.notSent}{' '}
          <button type="button" onClick={() => onRetry(message.messageId)}>
            {texts.tryAgain}
          </button>
        </p>
      )}
    </div>
  );
}
