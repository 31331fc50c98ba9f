import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { registries } from './registries.ts';

it('all calls, errors, samples, pages and faces are listed; if not, run `npm run registries`', () => {
  for (const [file, text] of Object.entries(registries())) expect(readFileSync(file, 'utf8')).toBe(text);
});
