/** Calls back when the browser says that this machine lost its net. Answers how to stop. */
export function onNetLost(callback: () => void): () => void {
  window.addEventListener('offline', callback);
  return () => window.removeEventListener('offline', callback);
}
