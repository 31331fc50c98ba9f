import { countCharacters } from '@comanda/domain/kit/text/count-characters';
import { decideMessage, MESSAGE_MAX } from '@comanda/domain/orders/chat/message-text';
import type { ConversationClient } from '@comanda/web/chat/conversation-client';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { texts } from '../texts.ts';
import styles from './message-field.module.css';

/** The field for a message: Enter sends, Shift+Enter starts a new line. The typed text survives a reload. */
export function MessageField({ client }: { client: ConversationClient }) {
  const [text, setText] = useState(client.draft);
  const count = countCharacters(text.trim());
  const type = (typed: string) => {
    setText(typed);
    client.saveDraft(typed);
  };
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (client.sendMessage(text)) setText('');
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <textarea
        className={styles.field}
        rows={1}
        value={text}
        placeholder={texts.placeholder}
        aria-label={texts.placeholder}
        aria-invalid={count > MESSAGE_MAX}
        enterKeyHint="send"
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
        }}
      />
      <button type="submit" className={styles.send} disabled={!decideMessage(text).ok}>
        {texts.send}
      </button>
      <p className={styles.count} data-over={count > MESSAGE_MAX}>
        {count}/{MESSAGE_MAX}
      </p>
    </form>
  );
}
