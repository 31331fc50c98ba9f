import type { ChatMessage } from '@comanda/domain/orders/chat/chat-message';
import { storedText } from '@comanda/web/stored-text';
import { inEm } from '@comanda/web/usual-px';
import { useEffect, useMemo, useState } from 'react';

/** On screens of this width, the conversation is always visible. */
const WIDE = inEm('(min-width: 860px)');

/** Number of messages from the store since the conversation was last visible, saved in this browser. */
export function useUnseen(link: string, messages: readonly ChatMessage[], isOpen: boolean): number {
  const stored = useMemo(() => storedText(`comanda.conversa-vista.${link.slice(0, 13)}`), [link]);
  const [seen, setSeen] = useState(() => Number(stored.read() ?? 0) || 0);
  const last = messages.at(-1)?.number ?? 0;

  useEffect(() => {
    const check = () => {
      const isShown = isOpen || window.matchMedia(WIDE).matches;
      if (!isShown || document.visibilityState !== 'visible' || last <= seen) return;
      setSeen(last);
      stored.write(String(last));
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [isOpen, last, seen, stored]);

  return messages.filter(({ author, number }) => author === 'merchant' && number > seen).length;
}
