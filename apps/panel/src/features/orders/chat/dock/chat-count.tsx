import { IconMessageCircle } from '@tabler/icons-react';
import { type OpenChat, openChat } from '../../../../shared/chat/open-chats.ts';
import { chatTexts } from '../texts.ts';
import classes from './chat-count.module.css';

/**
 * Shows the number of conversations in the alarm line. A touch opens a conversation with new messages; its
 * tabs show the other conversations.
 */
export function ChatCount({ chats }: { chats: readonly OpenChat[] }) {
  const unread = chats.filter(({ isAlerting }) => isAlerting);
  const next = unread[0] ?? chats.at(-1);
  if (!next) return null;
  return (
    <button
      type="button"
      className={`inline-4 plain-button ${classes.count}`}
      data-alert={unread.length > 0 || undefined}
      aria-label={chatTexts.count(chats.length, unread.length)}
      onClick={() => openChat(next.orderId)}
    >
      <IconMessageCircle size={20} aria-hidden="true" />
      <span aria-hidden="true">{unread.length > 0 ? chatTexts.fresh(unread.length) : chats.length}</span>
    </button>
  );
}
