import { IconChevronDown, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { type OpenChat, openChats } from '../../../../shared/chat/open-chats.ts';
import { useConnectionState } from '../../../../shared/realtime/connection-state.ts';
import { chatTexts } from '../texts.ts';
import classes from './chat-panel.module.css';
import type { ChatSession } from './chat-session.ts';
import { MessageField } from './message-field.tsx';
import { MessageList } from './message-list.tsx';

interface Props {
  chat: OpenChat;
  session: ChatSession;
  others: ReactNode;
}

/**
 * The open conversation next to the screen. Draft and messages belong to the session, not to this component,
 * so they survive when the panel closes.
 */
export function ChatPanel({ chat, session, others }: Props) {
  const { orderId, requested } = chat;
  const head = useSyncExternalStore(session.subscribe, session.head);
  const view = useSyncExternalStore(session.client.subscribe, session.client.view);
  const isOffline = useConnectionState() === 'offline';

  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') session.markSeen();
    };
    const stops = [session.client.subscribe(check), session.subscribe(check)];
    document.addEventListener('visibilitychange', check);
    check();
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', check);
    };
  }, [session]);

  const name = head?.customerName ?? chatTexts.opening;
  const code = head === null ? '' : `#${head.code}`;
  const canWrite = head === null || head.canWrite;
  const draft = session.client.draft();
  return (
    <section
      className={classes.panel}
      data-chat={orderId}
      data-chat-panel
      aria-label={head === null ? chatTexts.opening : chatTexts.region(head.customerName, head.code)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        openChats.minimise(orderId);
      }}
    >
      {others}
      <header className={classes.header}>
        <button
          type="button"
          className={classes.title}
          aria-expanded={true}
          aria-label={`${chatTexts.minimise}: ${name} ${code}`}
          onClick={() => openChats.minimise(orderId)}
        >
          <span className={`one-line ${classes.name}`}>{name}</span>
          <span className={classes.code}>{code}</span>
          <IconChevronDown size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={classes.close}
          aria-label={`${chatTexts.close}: ${name}`}
          onClick={() => openChats.close(orderId)}
        >
          <IconX size={18} aria-hidden="true" />
        </button>
      </header>
      <MessageList client={session.client} view={view} canWrite={canWrite} isOffline={isOffline} />
      {isOffline ? (
        <p className={classes.notice} role="status">
          {chatTexts.offline}
        </p>
      ) : null}
      {canWrite ? (
        <MessageField client={session.client} requested={requested} />
      ) : (
        <div className={classes.closed}>
          <p>{chatTexts.closed}</p>
          {draft.trim() === '' ? null : (
            <p className={classes.draft}>
              {chatTexts.draft} <q>{draft}</q>
            </p>
          )}
        </div>
      )}
    </section>
  );
}
