const key = 'comanda.notice.pay-online';

/** Whether this tab has shown the notice to this person already; without storage it shows it again. */
export function wasNoticeShown(userId: number): boolean {
  try {
    return sessionStorage.getItem(key) === String(userId);
  } catch {
    return false;
  }
}

/** From now on this tab does not show the notice to this person. */
export function rememberNotice(userId: number): void {
  try {
    sessionStorage.setItem(key, String(userId));
  } catch {
    // Shown again at the next visit of the screen.
    return;
  }
}
