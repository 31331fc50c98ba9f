/**
 * Calls back when the user returns: the page becomes visible or its window gets the focus.
 * Returns the function that stops it.
 */
export function onPageReturn(callback: () => void): () => void {
  const check = () => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', check);
  window.addEventListener('focus', check);
  return () => {
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('focus', check);
  };
}
