import { IconMessageCircle, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type OpenChat, openChat, openChats } from '../../../../shared/chat/open-chats.ts';
import { chatTexts } from '../texts.ts';
import type { ChatSession } from './chat-session.ts';
import classes from './chat-tabs.module.css';

interface ChatTabsProps {
  /** The minimised conversations. */
  chats: readonly OpenChat[];
  sessionOf: (orderId: number) => ChatSession;
  /** `panel`: above the open conversation. `screen`: below the screen. */
  place: 'panel' | 'screen';
}

/** The minimised conversations, each with its customer and last message; those with new messages come first. */
export function ChatTabs({ chats, sessionOf, place }: ChatTabsProps) {
  if (chats.length === 0) return null;
  return (
    <div className={classes.tabs} data-place={place}>
      {chats.map((chat) => (
        <ChatTab key={chat.orderId} chat={chat} session={sessionOf(chat.orderId)} />
      ))}
    </div>
  );
}

function ChatTab({ chat, session }: { chat: OpenChat; session: ChatSession }) {
  const { orderId, isAlerting } = chat;
  const head = useSyncExternalStore(session.subscribe, session.head);
  const view = useSyncExternalStore(session.client.subscribe, session.client.view);
  const unread = head?.unread ?? 0;
  // If a colleague reads the messages on another screen, the alert must end here.
  const wasUnread = useRef(0);
  useEffect(() => {
    if (wasUnread.current > 0 && unread === 0) openChats.calm(orderId);
    wasUnread.current = unread;
  }, [orderId, unread]);

  const name = head?.customerName ?? chatTexts.opening;
  const code = head === null ? '' : `#${head.code}`;
  const last = view.messages.at(-1);
  return (
    <section
      className={`row ${classes.tab}`}
      data-chat={orderId}
      data-minimised
      data-alert={isAlerting || undefined}
      aria-label={head === null ? chatTexts.opening : chatTexts.region(head.customerName, head.code)}
    >
      <button type="button" className={classes.open} aria-expanded={false} onClick={() => openChat(orderId)}>
        <span data-spoken>{chatTexts.expand}: </span>
        <IconMessageCircle size={18} aria-hidden="true" />
        <span className={`one-line ${classes.name}`}>{name}</span>{' '}
        <span className={classes.code}>{code}</span>{' '}
        {last ? (
          <span className={`one-line fill ${classes.words}`}>
            {last.author === 'merchant' ? `${chatTexts.you}: ` : ''}
            {last.text}
          </span>
        ) : null}
      </button>
      {unread > 0 ? (
        <span className={classes.unread} role="status" aria-label={chatTexts.unread(unread)}>
          {unread}
        </span>
      ) : null}
      <button
        type="button"
        className={classes.close}
        aria-label={`${chatTexts.close}: ${name}`}
        onClick={() => openChats.close(orderId)}
      >
        <IconX size={18} aria-hidden="true" />
      </button>
    </section>
  );
}
