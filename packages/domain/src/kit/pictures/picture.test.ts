import { expect, it } from 'vitest';
import { picturePath, pictureSet } from './picture.ts';

const hash = 'ab'.repeat(32);

it('offers every width of a stored picture, and nothing for others', () => {
  expect(pictureSet(picturePath(hash, 960))).toBe(
    [160, 480, 960, 1920].map((width) => `/arquivos/${hash}-${width}.webp ${width}w`).join(', '),
  );
  for (const path of ['/demo/a.svg', 'https://x.test/arquivos/a.webp', `/arquivos/${hash}-960.svg`])
    expect(pictureSet(path)).toBeUndefined();
});
