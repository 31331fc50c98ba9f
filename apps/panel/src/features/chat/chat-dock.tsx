import { useEffect, useSyncExternalStore } from 'react';
import { mostExpandedHere, openChats } from '../../shared/chat/open-chats.ts';
import { loadCode } from '../../shared/code/load-code.ts';
import { useRealtime } from '../../shared/realtime/realtime-context.ts';
import { createLatePart } from '../../ui/late-part.tsx';
import { chatsWithUnsent, forgetForeignChats, rememberedChats, rememberOpenChats } from './kept-chats.ts';
import { playMessageSound } from './message-sound.ts';

const windows = createLatePart(async () => (await import('./dock/chat-windows.tsx')).ChatWindows, {
  loadWanted: loadCode,
});

/** The order whose detail is on screen; null when none is. */
function orderOnScreen(): number | null {
  const { pathname, search } = window.location;
  return pathname === '/pedidos' ? Number(new URLSearchParams(search).get('pedido')) || null : null;
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
}

/** A message of the customer came: it is heard, and its conversation is there without taking anybody's focus. */
function onCustomerWrote(orderId: number): void {
  const open = openChats.get().find((chat) => chat.orderId === orderId);
  const isWatched = document.visibilityState === 'visible';
  if (open && !open.isMinimised && isWatched) return;
  playMessageSound();
  if (open && !open.isMinimised) return;
  // What a person minimised stays so: opening it again would take the keys away from the order.
  if (!open && isWatched && orderOnScreen() === orderId && !isTyping())
    openChats.open(orderId, mostExpandedHere());
  else openChats.alert(orderId);
}

/** The conversations on screen, over every page. Their code comes with the first one. */
export function ChatDock() {
  const realtime = useRealtime();
  const hasChats = useSyncExternalStore(openChats.subscribe, () => openChats.get().length > 0);

  useEffect(
    () => realtime.subscribe('socket-merchant', ({ order_id }) => onCustomerWrote(order_id)),
    [realtime],
  );
  useEffect(() => {
    forgetForeignChats();
    for (const { orderId, isMinimised } of rememberedChats()) {
      if (isMinimised) openChats.restore(orderId);
      else openChats.open(orderId, mostExpandedHere());
    }
    for (const orderId of chatsWithUnsent()) openChats.restore(orderId);
    return openChats.subscribe(() => rememberOpenChats(openChats.get()));
  }, []);

  return hasChats ? <windows.Part /> : null;
}
