import type { Plugin } from 'vite';

/** The live connection is a websocket or none (shared/realtime): the library's other transports stay out. */
export const websocketOnly: Plugin = {
  name: 'websocket-only',
  enforce: 'pre',
  load: (id) =>
    /engine\.io-client\/build\/esm\/transports\/index\.js$/.test(id)
      ? "import { WS } from './websocket.js';\nexport const transports = { websocket: WS };"
      : null,
};

/**
 * At its start Leaflet tries whether the browser makes SVG of markup, which our policy refuses: without the trial it
 * only leaves a picture out of its credits, which we do not show.
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
