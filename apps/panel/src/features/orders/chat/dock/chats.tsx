import { dockSlot } from '@comanda/ui/alarm-rows/dock-slot.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { openChats } from '../../../../shared/chat/open-chats.ts';
import { useRealtime } from '../../../../shared/realtime/realtime-context.ts';
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
 * All conversations. The open conversation is beside the screen, and the other conversations are tabs above
 * it. Without an open conversation, all are tabs in a line below the board, or a count in the alarm line.
 */
export function Chats() {
  const realtime = useRealtime();
  const chats = useSyncExternalStore(openChats.subscribe, openChats.get);
  const slot = useSyncExternalStore(dockSlot.subscribe, dockSlot.getState);
  const [sessions] = useState(() => createChatSessions(realtime, giveUp));
  // The effect's cleanup must also run when the last conversation closes, because this part then unmounts.
  useEffect(() => {
    const retainOpen = () => sessions.retainOnly(openChats.get().map(({ orderId }) => orderId));
    retainOpen();
    return retainOpen;
  });
  const open = chats.find(({ isMinimised }) => !isMinimised);
  const tabs = (
    <ChatTabs
      chats={chats.filter((chat) => chat !== open)}
      sessionOf={sessions.of}
      place={open ? 'panel' : 'screen'}
    />
  );
  // Renders both tabs and count. Style sheets show only one of them: the tabs, or the count in the alarm
  // line.
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
