const key = 'comanda.notice.pay-online';

/** True: this tab has shown the notice to this user. Without storage the notice is shown again. */
export function wasNoticeShown(userId: number): boolean {
  try {
    return sessionStorage.getItem(key) === String(userId);
  } catch {
    return false;
  }
}

/** Marks the notice as shown to this user in this tab. */
export function rememberNotice(userId: number): void {
  try {
    sessionStorage.setItem(key, String(userId));
  } catch {
    // Without storage the next visit shows the notice again.
    return;
  }
}
