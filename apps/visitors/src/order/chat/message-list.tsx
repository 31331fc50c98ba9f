import type { ConversationClient, ConversationView } from '@comanda/web/chat/conversation-client';
import { MessageRows, type MessageWords } from '@comanda/web/views/message-rows';
import { useEffect, useRef } from 'react';
import { formatLongDay, formatTime, isSameDay } from '../../shared/formats.ts';
import { texts } from '../texts.ts';
import styles from './message-list.module.css';

interface Props {
  client: ConversationClient;
  view: ConversationView;
  /** When it becomes true, the list scrolls to its end. */
  isShown: boolean;
}

/** Readers within this distance of the end follow new messages. For other readers, the list does not move. */
const NEAR_END_PX = 80;

const WORDS: MessageWords = {
  author: ({ author, authorName }) => (author === 'customer' ? texts.you : (authorName ?? texts.store)),
  time: formatTime,
  day: formatLongDay,
  isSameDay,
  sending: texts.sending,
  notSent: texts.notSent,
  tryAgain: texts.tryAgain,
};

/** Messages, oldest first, with a line before each new day. Unsent messages are at the end. */
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
      <MessageRows view={view} side="customer" words={WORDS} onRetry={client.retry} />
    </div>
  );
}
