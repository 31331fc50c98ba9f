import type { Urgency } from '@comanda/domain/orders/orders/urgency';
import { escalationTexts } from './texts.ts';

const { title: words } = escalationTexts;
const mark = ' · ';
const count = /^(\(\d+\+?\) )?/;

/**
 * Makes '(2) Pedido vencendo! · Pedidos · Comanda' from '(2) Pedidos · Comanda'. An earlier text about
 * urgency is replaced.
 */
export function urgentTitle(title: string, urgency: Urgency): string {
  const plain = Object.values(words).reduce((left, word) => left.replace(`${word}${mark}`, ''), title);
  return urgency === 'calm' ? plain : plain.replace(count, `$1${words[urgency]}${mark}`);
}

/**
 * Writes the text about urgency into the tab's title, after the count. Writes it again whenever other code
 * sets the title. Returns a function that stops this.
 */
export function keepTitleUrgent(urgency: Urgency, page: Document = document): () => void {
  const write = () => {
    const wanted = urgentTitle(page.title, urgency);
    if (page.title !== wanted) page.title = wanted;
  };
  const observer = new MutationObserver(write);
  observer.observe(page.head, { childList: true, characterData: true, subtree: true });
  write();
  return () => {
    observer.disconnect();
    page.title = urgentTitle(page.title, 'calm');
  };
}
