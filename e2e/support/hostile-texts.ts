/**
 * Code that would run, or would end the surrounding markup, if a page treated the text as markup. It sets
 * `window.__ran`.
 */
const RUN = 'window.__ran=1';

const ELEMENTS = [
  (run: string) => `<img src=x onerror=${run}>`,
  (run: string) => `<svg onload=${run}>`,
  (run: string) => `<svg/onload=${run}//`,
  (run: string) => `<body onload=${run}>`,
  (run: string) => `<input autofocus onfocus=${run}>`,
  (run: string) => `<details open ontoggle=${run}>`,
  (run: string) => `<video><source onerror=${run}></video>`,
  (run: string) => `<marquee onstart=${run}>`,
  (run: string) => `<iframe srcdoc="<script>parent.__ran=1</script>" onload=${run}></iframe>`,
  (_run: string) => `<iframe src="javascript:parent.__ran=1"></iframe>`,
  (run: string) => `<script>${run}</script>`,
  (run: string) => `<style onload=${run}></style>`,
  (run: string) => `<object data="javascript:${run}"></object>`,
  (run: string) => `<a href="javascript:${run}" autofocus onfocus=${run}>clique</a>`,
  (run: string) =>
    `<math><maction actiontype="statusline#" xlink:href="javascript:${run}">x</maction></math>`,
  (run: string) => `<form><button formaction="javascript:${run}">x</button></form>`,
  (run: string) => `<template><img src=x onerror=${run}></template>`,
];

/** Ways to wrap or encode code, so that a careless page treats the text as markup. */
const FRAMES = [
  (text: string) => text,
  (text: string) => `"'>${text}`,
  (text: string) => `</textarea></script></style></title>${text}`,
  (text: string) => `--><!--${text}-->`,
  (text: string) => `]]>${text}`,
  (text: string) => `{{constructor.constructor('${RUN}')()}}${text}`,
  (text: string) => `\${${RUN}}${text}`,
  (text: string) => text.replaceAll('<', '\u003c').toUpperCase(),
  (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text: string) => text.replaceAll('<', '%3C').replaceAll('>', '%3E'),
  (text: string) => `java\tscript:${RUN}//${text}`,
  (text: string) => `\u202e${text}`,
];

/** More than two hundred hostile texts, each short enough to be a message. */
export const HOSTILE_TEXTS: readonly string[] = FRAMES.flatMap((frame) =>
  ELEMENTS.map((element) => frame(element(RUN))),
).filter((text) => text.length <= 400);
