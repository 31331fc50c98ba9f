/** Calls back when a person comes to this page: it is shown again, or its window gets the focus. Answers how to stop. */
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
