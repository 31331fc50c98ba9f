import { useEffect, useState, useSyncExternalStore } from 'react';
import { openChats } from '../../../shared/chat/open-chats.ts';
import { useRealtime } from '../../../shared/realtime/realtime-context.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { chatTexts } from '../texts.ts';
import { createChatSessions } from './chat-sessions.ts';
import { ChatWindow } from './chat-window.tsx';
import classes from './chat-windows.module.css';

function giveUp(orderId: number): void {
  openChats.close(orderId);
  toast.error(chatTexts.openFailed);
}

/** The open conversations side by side, the minimised ones as tabs. */
export function ChatWindows() {
  const realtime = useRealtime();
  const chats = useSyncExternalStore(openChats.subscribe, openChats.get);
  const [sessions] = useState(() => createChatSessions(realtime, giveUp));
  // Also when the last one closes, which takes this part away.
  useEffect(() => {
    const keepOpen = () => sessions.keepOnly(openChats.get().map(({ orderId }) => orderId));
    keepOpen();
    return keepOpen;
  });
  return (
    <div className={classes.dock} data-chat-dock>
      {chats.map((chat) => (
        <ChatWindow key={chat.orderId} chat={chat} session={sessions.of(chat.orderId)} />
      ))}
    </div>
  );
}
