import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { inEm } from '@comanda/ui/letter-scale.ts';
import { whenUntouched } from '@comanda/ui/use-untouched.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { openChats } from '../../shared/chat/open-chats.ts';
import { loadCode } from '../../shared/code/load-code.ts';
import { useRealtime } from '../../shared/realtime/realtime-context.ts';
import { chatsWithUnsent, forgetForeignChats, rememberedChats, rememberOpenChats } from './kept-chats.ts';
import { playMessageSound } from './message-sound.ts';

const chats = createLazyPart(async () => (await import('./dock/chats.tsx')).Chats, {
  loadWanted: loadCode,
});

/** The order whose detail is on screen; null when none is. */
function orderOnScreen(): number | null {
  const { pathname, search } = window.location;
  return pathname === '/pedidos' ? Number(new URLSearchParams(search).get('pedido')) || null : null;
}

/** Beside list and detail there is room for a conversation that nobody asked for. */
function hasRoom(): boolean {
  return !window.matchMedia(inEm('(max-width: 1279.98px)')).matches;
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
  const isWanted = !open && isWatched && hasRoom() && orderOnScreen() === orderId && !isTyping();
  // During a touch nothing moves.
  whenUntouched(() => (isWanted ? openChats.open(orderId) : openChats.alert(orderId)));
}

/** The conversations, beside every page. Their code comes with the first one. */
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
      else openChats.open(orderId);
    }
    for (const orderId of chatsWithUnsent()) openChats.restore(orderId);
    return openChats.subscribe(() => rememberOpenChats(openChats.get()));
  }, []);

  return hasChats ? <chats.Part /> : null;
}
