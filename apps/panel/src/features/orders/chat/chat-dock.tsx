import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { whenUntouched } from '@comanda/ui/use-untouched.ts';
import { inEm } from '@comanda/web/usual-px';
import { useEffect, useSyncExternalStore } from 'react';
import { customersWrote } from '../../../shared/chat/customers-wrote.ts';
import { openChats } from '../../../shared/chat/open-chats.ts';
import { loadCode } from '../../../shared/code/load-code.ts';
import { playMessageSound } from './message-sound.ts';
import { chatsWithUnsent, forgetForeignChats, rememberedChats, rememberOpenChats } from './stored-chats.ts';

const chats = createLazyPart(async () => (await import('./dock/chats.tsx')).Chats, {
  loadWanted: loadCode,
});

/** Id of the order whose detail is on screen; null if no detail is open. */
function orderOnScreen(): number | null {
  const { pathname, search } = window.location;
  return pathname === '/pedidos' ? Number(new URLSearchParams(search).get('pedido')) || null : null;
}

/**
 * True if the screen has room for a conversation beside the list and the detail. Only then may a conversation
 * open automatically.
 */
function hasRoom(): boolean {
  return !window.matchMedia(inEm('(max-width: 1279.98px)')).matches;
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
}

/** Handles a customer's message: plays the sound and shows the conversation without moving the focus. */
function onCustomerWrote(orderId: number): void {
  const open = openChats.get().find((chat) => chat.orderId === orderId);
  const isWatched = document.visibilityState === 'visible';
  if (open && !open.isMinimised && isWatched) return;
  playMessageSound();
  if (open && !open.isMinimised) return;
  // A minimised conversation stays minimised, because opening it would move the keyboard focus away from the order.
  const isWanted = !open && isWatched && hasRoom() && orderOnScreen() === orderId && !isTyping();
  // The layout must not move during a touch.
  whenUntouched(() => (isWanted ? openChats.open(orderId) : openChats.alert(orderId)));
}

/** Shows conversations beside every page. Their code loads with the first conversation. */
export function ChatDock() {
  const hasChats = useSyncExternalStore(openChats.subscribe, () => openChats.get().length > 0);

  useEffect(() => customersWrote.subscribe(onCustomerWrote), []);
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
