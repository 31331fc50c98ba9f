import type { Plugin } from 'vite';

/** The live connection uses only websockets (shared/realtime), so the library's other transports are left out. */
export const websocketOnly: Plugin = {
  name: 'websocket-only',
  enforce: 'pre',
  load: (id) =>
    /engine\.io-client\/build\/esm\/transports\/index\.js$/.test(id)
      ? "import { WS } from './websocket.js';\nexport const transports = { websocket: WS };"
      : null,
};

/**
 * On start Leaflet tests SVG markup, which our content security policy blocks. Without this test Leaflet only
 * omits a picture from its credits, which are hidden.
 */
export const leafletWithoutMarkup: Plugin = {
  name: 'leaflet-without-markup',
  enforce: 'pre',
  transform: (code, id) => {
    if (!/leaflet-src(\.esm)?\.js$/.test(id)) return null;
    const trial = "div.innerHTML = '<svg/>';";
    if (!code.includes(trial)) throw new Error(`Leaflet tries markup in another way now: see ${id}`);
    return { code: code.replace(trial, ''), map: null };
  },
};
