/**
 * Calls back when the user returns: the page becomes visible or its window gets the focus.
 * Returns the function that stops it.
 */
export function onPageReturn(callback: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
}
