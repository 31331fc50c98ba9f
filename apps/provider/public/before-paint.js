// Runs before the first paint: a dark screen never flashes white, and a page whose code does not come says so. A file of its
// own because the content security policy allows no inline script. The key is that of packages/ui/src/color-scheme.ts.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('comanda.color-scheme');
  } catch {
    // A browser that keeps nothing: as the device is set.
  }
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : systemIsDark ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  const showTrouble = () => document.getElementById('load-trouble')?.removeAttribute('hidden');
  // The event of a script that did not come does not bubble.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showTrouble(), true);
})();
