import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type OpenChat, openChat, openChats } from '../../../shared/chat/open-chats.ts';
import { useConnectionState } from '../../../shared/realtime/connection-state.ts';
import { chatTexts } from '../texts.ts';
import type { ChatSession } from './chat-session.ts';
import classes from './chat-window.module.css';
import { MessageField } from './message-field.tsx';
import { MessageList } from './message-list.tsx';

interface Props {
  chat: OpenChat;
  session: ChatSession;
}

/** One conversation: a window, or minimised its title alone. Draft and messages live in the session, not here. */
export function ChatWindow({ chat, session }: Props) {
  const { orderId, isMinimised, isAlerting, asked } = chat;
  const head = useSyncExternalStore(session.subscribe, session.head);
  const view = useSyncExternalStore(session.client.subscribe, session.client.view);
  const isOffline = useConnectionState() === 'offline';
  const frame = useRef<HTMLElement>(null);
  const isOpen = !isMinimised;

  // What a person opened they want to write in; what opened by itself takes no focus.
  const toggle = () => {
    if (isOpen) openChats.minimise(orderId);
    else openChat(orderId);
  };
  useEffect(() => {
    if (asked > 0) frame.current?.querySelector('textarea')?.focus();
  }, [asked]);

  useEffect(() => {
    if (!isOpen) return;
    const look = () => {
      if (document.visibilityState === 'visible') session.markSeen();
    };
    const stop = session.client.subscribe(look);
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOpen, session]);

  const name = head?.customerName ?? chatTexts.opening;
  const code = head === null ? '' : `#${head.code}`;
  const unread = isMinimised ? (head?.unread ?? 0) : 0;
  return (
    <section
      ref={frame}
      className={classes.window}
      data-chat={orderId}
      data-minimised={isMinimised || undefined}
      data-alert={(isMinimised && isAlerting) || undefined}
      aria-label={head === null ? chatTexts.opening : chatTexts.region(head.customerName, head.code)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isMinimised) return;
        event.stopPropagation();
        openChats.minimise(orderId);
      }}
    >
      <header className={classes.header}>
        <button
          type="button"
          className={classes.title}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? chatTexts.minimise : chatTexts.expand}: ${name} ${code}`}
          onClick={toggle}
        >
          <span className={classes.name}>{name}</span>
          <span className={classes.code}>{code}</span>
          {isOpen ? (
            <IconChevronDown size={18} aria-hidden="true" />
          ) : (
            <IconChevronUp size={18} aria-hidden="true" />
          )}
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
      </header>
      {isMinimised ? null : (
        <>
          <MessageList client={session.client} view={view} />
          {isOffline ? (
            <p className={classes.notice} role="status">
              {chatTexts.offline}
            </p>
          ) : null}
          {head === null || head.canWrite ? (
            <MessageField client={session.client} />
          ) : (
            <p className={classes.closed}>{chatTexts.closed}</p>
          )}
        </>
      )}
    </section>
  );
}
