import { toast } from '@comanda/ui/toast/toast.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { openChats } from '../../../shared/chat/open-chats.ts';
import { useRealtime } from '../../../shared/realtime/realtime-context.ts';
import { chatTexts } from '../texts.ts';
import { ChatPanel } from './chat-panel.tsx';
import { createChatSessions } from './chat-sessions.ts';
import { ChatTabs } from './chat-tabs.tsx';

function giveUp(orderId: number): void {
  openChats.close(orderId);
  toast.error(chatTexts.openFailed);
}

/**
 * The conversations: the open one beside the screen, where the frame has room for it, the others as tabs above it; while
 * none is open, all as one line below the screen.
 */
export function Chats() {
  const realtime = useRealtime();
  const chats = useSyncExternalStore(openChats.subscribe, openChats.get);
  const [sessions] = useState(() => createChatSessions(realtime, giveUp));
  // Also when the last one closes, which takes this part away.
  useEffect(() => {
    const keepOpen = () => sessions.keepOnly(openChats.get().map(({ orderId }) => orderId));
    keepOpen();
    return keepOpen;
  });
  const open = chats.find(({ isMinimised }) => !isMinimised);
  const tabs = (
    <ChatTabs
      chats={chats.filter((chat) => chat !== open)}
      sessionOf={sessions.of}
      place={open ? 'panel' : 'screen'}
    />
  );
  if (!open) return tabs;
  const panel = (
    <ChatPanel key={open.orderId} chat={open} session={sessions.of(open.orderId)} others={tabs} />
  );
  const place = document.querySelector('[data-chat-place]');
  return place ? createPortal(panel, place) : panel;
}
