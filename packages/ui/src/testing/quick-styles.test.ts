// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { slowStyle } from './quick-styles.ts';

const PROPERTIES = [
  'display',
  'visibility',
  'position',
  'overflow',
  'opacity',
  'content-visibility',
  'width',
];

const read = (style: CSSStyleDeclaration) => PROPERTIES.map((each) => style.getPropertyValue(each));

function expectTheSame(): void {
  for (const element of document.querySelectorAll('*'))
    expect(read(getComputedStyle(element)), element.outerHTML).toEqual(read(slowStyle(element)));
}

it('says the same of a page as jsdom, also after it changed', () => {
  document.body.innerHTML = `
    <main><h1>Pedidos</h1><p hidden>a</p><p>b <b>c</b></p><dialog>d</dialog><dialog open>e</dialog></main>
    <form><input type="hidden"><input type="checkbox"><input><button style="position: absolute">f</button></form>
    <table><tbody><tr><td style="display: none">g</td><td>h</td></tr></tbody></table>
    <section style="visibility: hidden"><div><i>j</i><i style="visibility: visible">k</i></div></section>
    <ul><li>l</li></ul><template></template><svg><path /></svg>`;
  expectTheSame();
  const [paragraph, dialog] = [document.querySelector('p'), document.querySelector('dialog')];
  paragraph?.removeAttribute('hidden');
  if (dialog) dialog.open = true;
  document.querySelector('main')?.setAttribute('style', 'display: none; opacity: 0.5');
  document.querySelector('section')?.removeAttribute('style');
  expectTheSame();
  expect(getComputedStyle(document.body).pointerEvents).toBe(slowStyle(document.body).pointerEvents);
});
