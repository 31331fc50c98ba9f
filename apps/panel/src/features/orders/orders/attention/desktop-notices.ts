import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { formatMoney } from '@comanda/web/formats/format-money';
import { attentionTexts } from './texts.ts';

const key = 'comanda.notices';

/** `unsupported`: this browser has no notifications. `blocked`: the person has denied the browser's permission. */
export type NoticeState = 'on' | 'off' | 'blocked' | 'unsupported';

/** The setting of desktop notifications on this device. */
export function readNoticeState(): NoticeState {
  if (typeof Notification === 'undefined') return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return localStorage.getItem(key) === 'on' && Notification.permission === 'granted' ? 'on' : 'off';
}

/**
 * Turns the notifications of this device on or off. Call it from a click, because it asks for the browser's permission.
 */
export async function switchNotices(isOn: boolean): Promise<NoticeState> {
  localStorage.setItem(key, isOn ? 'on' : 'off');
  if (isOn && typeof Notification !== 'undefined') await Notification.requestPermission();
  return readNoticeState();
}

/** Shows a notification of new orders, but only while the window has no focus. */
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
    // Phones allow notifications only from a service worker. On phones the sound and the tab's title must
    // suffice.
    return;
  }
}
