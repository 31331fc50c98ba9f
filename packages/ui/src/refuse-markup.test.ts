// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { refuseMarkup } from './refuse-markup.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('lets style sheets through and nothing that could be an element', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  refuseMarkup();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(rules.createHTML('a > b{color:red}')).toBe('a > b{color:red}');
  expect(rules.createHTML('</style><img src=x onerror=alert(1)>')).toBeNull();
});

it('does without where browsers know nothing of it', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(refuseMarkup).not.toThrow();
});
