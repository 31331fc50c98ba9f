import { formatDate, formatTime } from '@comanda/client/formats/date-time.ts';
import type { ConversationClient, ConversationView } from '@comanda/web/chat/conversation-client';
import { MessageRows, type MessageWords } from '@comanda/web/views/message-rows';
import { IconArrowDown } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { chatTexts } from '../texts.ts';
import classes from './message-list.module.css';

interface Props {
  client: ConversationClient;
  view: ConversationView;
  canWrite: boolean;
  isOffline: boolean;
}

/**
 * In px from the end. Within this distance the list scrolls to new messages. Further up it does not scroll,
 * and a button leads to the end.
 */
const NEAR_END_PX = 60;
const DAY_MS = 86_400_000;

const WORDS: MessageWords = {
  author: ({ author, authorName }) =>
    authorName ?? (author === 'merchant' ? chatTexts.store : chatTexts.customer),
  time: (at) => formatTime(new Date(at)),
  day: dayWords,
  isSameDay: (one, other) => formatDate(new Date(one)) === formatDate(new Date(other)),
  sending: chatTexts.sending,
  notSent: chatTexts.notSent,
  tryAgain: chatTexts.tryAgain,
};
/** Words while offline: unsent messages are sent automatically when the connection is back. */
const OFFLINE_WORDS: MessageWords = { ...WORDS, notSent: chatTexts.waitsForLine };

/** Messages, oldest first, with a line where a day begins; unsent messages are at the end. */
export function MessageList({ client, view, canWrite, isOffline }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);
  const { messages, unsent, state, hasEarlier } = view;
  const count = messages.length + unsent.length;

  const goToEnd = () => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  };
  useEffect(() => {
    const newest = (messages.at(-1)?.number ?? 0) + unsent.length;
    if (newest === last.current) return;
    last.current = newest;
    if (isAtEnd || unsent.length > 0) goToEnd();
  });

  const loadEarlier = async () => {
    const box = list.current;
    const before = box ? box.scrollHeight - box.scrollTop : 0;
    await client.loadEarlier();
    // Older messages were added above, but the messages in view must not move.
    requestAnimationFrame(() => {
      if (box) box.scrollTop = box.scrollHeight - before;
    });
  };

  return (
    <div className={classes.frame}>
      <div
        ref={list}
        className={`fill ${classes.list}`}
        role="log"
        onScroll={({ currentTarget: box }) =>
          setAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX)
        }
      >
        {hasEarlier ? (
          <button
            type="button"
            className={`plain-button ${classes.earlier}`}
            onClick={() => void loadEarlier()}
          >
            {chatTexts.earlier}
          </button>
        ) : null}
        {count === 0 ? (
          <p className={classes.empty}>
            {state === 'loading' ? chatTexts.opening : canWrite ? chatTexts.empty : chatTexts.emptyClosed}
          </p>
        ) : null}
        <MessageRows
          view={view}
          side="merchant"
          words={isOffline ? OFFLINE_WORDS : WORDS}
          onRetry={client.retry}
        />
      </div>
      {isAtEnd ? null : (
        <button
          type="button"
          className={`centered ${classes.toEnd}`}
          aria-label={chatTexts.toEnd}
          onClick={goToEnd}
        >
          <IconArrowDown size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function dayWords(at: number): string {
  const day = formatDate(new Date(at));
  if (day === formatDate(new Date())) return chatTexts.today;
  return day === formatDate(new Date(Date.now() - DAY_MS)) ? chatTexts.yesterday : day;
}
