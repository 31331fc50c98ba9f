// Runs before the first paint: a dark screen never flashes white, a page whose code does not come says so instead of
// standing there dead, and the orders are asked for while the panel's code is still on its way. A file of its own because the content security policy allows no inline script. The keys are
// those of src/ui/color-scheme.ts, src/shared/session/stored-session.ts and src/app/frame/menu-state.ts.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const page = document.documentElement;
  const chosen = read('comanda.color-scheme');
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : systemIsDark ? 'dark' : 'light';
  page.setAttribute('data-mantine-color-scheme', scheme);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', scheme === 'dark' ? '#1a1b1d' : '#ffffff');

  const showTrouble = () => {
    document.querySelector('[data-slow-start]')?.remove();
    document.getElementById('load-trouble')?.removeAttribute('hidden');
  };
  // The event of a script that did not come does not bubble.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showTrouble(), true);
  // Nor may it hang, or come and break: a page that stands takes what was drawn for it away.
  setTimeout(() => document.querySelector('[data-shell]') && showTrouble(), 20_000);

  // The painted menu is as wide as the real one will be.
  const menu = read('comanda.menu');
  const isMenuStored = menu === 'collapsed' || menu === 'expanded';
  page.setAttribute('data-menu', isMenuStored ? menu : innerWidth < 1440 ? 'collapsed' : 'expanded');

  // The door shows nothing to who is already in, the orders nothing to who is not: both are sent on.
  const isIn = read('comanda.session') !== null;
  page.setAttribute('data-visitor', isIn ? 'in' : 'out');

  if (!isIn || location.pathname !== '/pedidos') return;
  const request = (path) => {
    const answer = fetch(path, { headers: { platform: 'merchantWebv1' }, credentials: 'same-origin' });
    // Whoever takes the answer hears of a failure.
    answer.catch(() => undefined);
    return [path, answer];
  };
  window.comandaEarlyAnswers = new Map(['/api/pedidos/listar', '/api/estabelecimento/getLoja'].map(request));
})();
