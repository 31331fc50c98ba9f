import type { OrderCard } from '@comanda/domain/orders/order';
import { formatMoney } from '@comanda/web/formats/format-money';
import { attentionTexts } from './texts.ts';

const key = 'comanda.notices';

/** `unsupported`: this browser has none. `blocked`: the person once said no to the browser. */
export type NoticeState = 'on' | 'off' | 'blocked' | 'unsupported';

/** Whether this device shows the computer's own notices. */
export function readNoticeState(): NoticeState {
  if (typeof Notification === 'undefined') return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return localStorage.getItem(key) === 'on' && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Switches the notices of this device; asks the browser for leave, so call it from a click. */
export async function switchNotices(isOn: boolean): Promise<NoticeState> {
  localStorage.setItem(key, isOn ? 'on' : 'off');
  if (isOn && typeof Notification !== 'undefined') await Notification.requestPermission();
  return readNoticeState();
}

/** Shows a notice of new orders, but only to somebody who is looking elsewhere. */
export function noticeArrivals(orders: readonly OrderCard[], onOpen: (orderId: number) => void): void {
  const first = orders[0];
  if (!first || readNoticeState() !== 'on' || document.hasFocus()) return;
  const title =
    orders.length === 1
      ? attentionTexts.arrived(`#${first.code}`, first.customerName)
      : attentionTexts.arrivedMany(orders.length);
  try {
    const notice = new Notification(title, { body: formatMoney(first.totalCents), tag: 'comanda-order' });
    notice.onclick = () => {
      window.focus();
      onOpen(first.orderId);
      notice.close();
    };
  } catch {
    // Phones only allow notices from a service worker: here the sound and the title have to do.
    return;
  }
}
