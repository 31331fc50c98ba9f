// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SafeMarkup } from './safe-markup.tsx';

afterEach(cleanup);

const shown = (markup: string) => {
  const { container } = render(<SafeMarkup markup={markup} />);
  for (const element of container.querySelectorAll('[class]')) element.removeAttribute('class');
  return container.innerHTML;
};

it.each([
  ['<h3>Plano &amp; taxas</h3><p>3,99 %</p>', '<h3>Plano &amp; taxas</h3><p>3,99 %</p>'],
  ['<p onclick="x()" style="a">Olá</p>', '<p>Olá</p>'],
  ['<p title="a > b">Olá</p>', '<p>Olá</p>'],
  ['<img src=x onerror=alert(1)>Olá<br/>', 'Olá'],
  ['<script>alert(1)</script><SCRIPT src="x"></SCRIPT>Olá', 'Olá'],
  ['<style>p{}</style><iframe src="x">a</iframe>Olá', 'Olá'],
  ['<a href="javascript:alert(1)">Olá</a>', 'Olá'],
  ['<!-- <script> --><p>Olá<!-- não fecha', '<p>Olá</p>'],
  ['<p>um<strong>dois', '<p>um<strong>dois</strong></p>'],
  ['</p></table>três', 'três'],
  ['1 < 2 &lt;b&gt; &#65;&#x42;&#1114112;&nada;', '1 &lt; 2 &lt;b&gt; AB&amp;#1114112;&amp;nada;'],
  [
    '<table><tbody><tr><td>1x</td></tr></tbody></table>',
    '<div><table><tbody><tr><td>1x</td></tr></tbody></table></div>',
  ],
])('%j is shown as %j', (markup, stays) => {
  expect(shown(markup)).toBe(stays);
});
