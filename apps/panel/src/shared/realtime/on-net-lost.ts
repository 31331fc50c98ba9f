/** Calls back when the browser reports that the network is lost. Returns the function that stops it. */
export function onNetLost(callback: () => void): () => void {
  window.addEventListener('offline', callback);
  return () => window.removeEventListener('offline', callback);
}
