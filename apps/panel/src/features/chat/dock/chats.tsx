import { dockSlot } from '@comanda/ui/alarm-rows/dock-slot.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { openChats } from '../../../shared/chat/open-chats.ts';
import { useRealtime } from '../../../shared/realtime/realtime-context.ts';
import { chatTexts } from '../texts.ts';
import { ChatCount } from './chat-count.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { createChatSessions } from './chat-sessions.ts';
import { ChatTabs } from './chat-tabs.tsx';

function giveUp(orderId: number): void {
  openChats.close(orderId);
  toast.error(chatTexts.openFailed);
}

/**
 * The conversations: the open one beside the screen, where the frame has room for it, the others as tabs above it; while
 * none is open, all as one line below the board, or as a count in the line of alarms.
 */
export function Chats() {
  const realtime = useRealtime();
  const chats = useSyncExternalStore(openChats.subscribe, openChats.get);
  const slot = useSyncExternalStore(dockSlot.subscribe, dockSlot.getState);
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
  // Where the line of alarms counts them, the sheets show the one or the other.
  if (!open)
    return (
      <>
        {tabs}
        {slot ? createPortal(<ChatCount chats={chats} />, slot) : null}
      </>
    );
  const panel = (
    <ChatPanel key={open.orderId} chat={open} session={sessions.of(open.orderId)} others={tabs} />
  );
  const place = document.querySelector('[data-chat-place]');
  return place ? createPortal(panel, place) : panel;
}
