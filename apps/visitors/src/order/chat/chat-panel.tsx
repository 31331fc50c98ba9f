import type { ConversationClient, ConversationView } from '@comanda/web/chat/conversation-client';
import { useEffect, useRef } from 'react';
import { texts } from '../texts.ts';
import styles from './chat-panel.module.css';
import { MessageField } from './message-field.tsx';
import { MessageList } from './message-list.tsx';

interface Props {
  client: ConversationClient;
  view: ConversationView;
  canWrite: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The conversation with the store: next to the order on a wide screen, over it on a phone. */
export function ChatPanel({ client, view, canWrite, isOpen, onOpenChange }: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) panel.current?.querySelector('textarea')?.focus();
  }, [isOpen]);

  return (
    <section
      ref={panel}
      className={styles.panel}
      data-open={isOpen}
      aria-label={texts.chat}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) onOpenChange(false);
      }}
    >
      <header className={styles.header}>
        <h2>{texts.chat}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={texts.closeChatInFull}
          onClick={() => onOpenChange(false)}
        >
          {texts.closeChat}
        </button>
      </header>
      {view.state === 'failed' && view.unsent.length === 0 ? (
        <div className={styles.problem}>
          <p>{texts.chatFailed}</p>
          <button type="button" onClick={() => void client.catchUp()}>
            {texts.tryAgain}
          </button>
        </div>
      ) : (
        <MessageList client={client} view={view} isShown={isOpen} />
      )}
      {canWrite ? <MessageField client={client} /> : <p className={styles.closed}>{texts.chatClosed}</p>}
    </section>
  );
}
