import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '../contrast.ts';
import { channelsOf, mixColors } from '../mix-colors.ts';
import { brandVariables } from '../theme.ts';
import { brandOf } from './brand-of.ts';

const sheetOf = (path: string) =>
  readFileSync(new URL(`../../../../packages/ui/src/${path}`, import.meta.url), 'utf8');
const css = sheetOf('tokens.css');
const chartCss = sheetOf('chart/chart-tokens.css');
const schemes = ['light', 'dark'] as const;
const tones = ['pending', 'accepted', 'sent', 'delivered', 'cancelled', 'late', 'neutral'];
const brands = ['comanda', 'fominha', 'pracinha'];

/** Reads the `--name: #hex` pairs in the style sheet's block of a colour scheme. */
function tokensOf(scheme: string, sheet = css): (name: string) => string {
  const block = sheet.split(`:root[data-mantine-color-scheme="${scheme}"] {`)[1]?.split('}')[0] ?? '';
  const found = new Map(
    [...block.matchAll(/(--[\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
  return (name) => {
    const hex = found.get(name);
    if (!hex) throw new Error(`${name} is no token of ${scheme}`);
    return hex;
  };
}

/** Hue in degrees on the colour wheel. */
function hueOf(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const span = high - low || 1;
  const sixth =
    high === red
      ? (green - blue) / span
      : high === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  return (sixth * 60 + 360) % 360;
}

describe.each(schemes)('the %s scheme', (scheme) => {
  const token = tokensOf(scheme);
  const surfaces = ['--surface-page', '--surface-card', '--surface-hover'].map(token);

  it.each(['--text-strong', '--text-normal', '--text-muted'])('%s can be read on every surface', (text) => {
    for (const surface of [...surfaces, token('--surface-sunken')]) {
      expect(contrastOf(token(text), surface)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(tones)('the %s tone can be read on its background and on every surface', (tone) => {
    for (const background of [token(`--tone-${tone}-bg`), ...surfaces]) {
      expect(contrastOf(token(`--tone-${tone}-fg`), background)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('a control can be found by its border', () => {
    for (const surface of surfaces) {
      expect(contrastOf(token('--line-control'), surface)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(brands)('%s: buttons, brand text and everything on a selected card can be read', (id) => {
    const brand = brandVariables(brandOf(id))[scheme];
    expect(contrastOf(brand['--brand-on-fill'], brand['--brand-fill'])).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(brand['--brand-on-fill'], brand['--brand-fill-hover'])).toBeGreaterThanOrEqual(4.5);
    for (const surface of [...surfaces, brand['--brand-tint']]) {
      expect(contrastOf(brand['--brand-text'], surface)).toBeGreaterThanOrEqual(4.5);
    }
    for (const text of [
      '--text-strong',
      '--text-normal',
      '--text-muted',
      ...tones.map((tone) => `--tone-${tone}-fg`),
    ]) {
      expect(contrastOf(token(text), brand['--brand-tint'])).toBeGreaterThanOrEqual(4.5);
    }
    for (const surface of surfaces) {
      expect(contrastOf(brand['--brand-fill'], surface)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(brands)(
    '%s: nothing calm is red: buttons, links, focus and what is chosen are far from danger',
    (id) => {
      const brand = brandVariables(brandOf(id))[scheme];
      const danger = hueOf(token('--tone-late-fg'));
      for (const calm of [brand['--brand-fill'], brand['--brand-text'], brand['--brand-tint']]) {
        const apart = Math.abs(hueOf(calm) - danger);
        expect(Math.min(apart, 360 - apart)).toBeGreaterThanOrEqual(45);
      }
    },
  );

  it('every ink of charts contrasts with the card, and numbers on the heat map are readable', () => {
    const ink = tokensOf(scheme, chartCss);
    const card = token('--surface-card');
    expect(ink('--chart-mark')).toBe(card);
    for (const name of ['1', '2', '3', '4', '5', '6', 'rest', 'before', 'sum'])
      expect(contrastOf(ink(`--chart-${name}`), card), name).toBeGreaterThanOrEqual(3);
    const strong = token('--text-strong');
    const fourth = scheme === 'light' ? ([0.66, strong] as const) : ([0.82, card] as const);
    for (const [strength, text] of [
      [0.18, strong],
      [0.34, strong],
      [0.5, strong],
      fourth,
      [1, card],
    ] as const)
      expect(contrastOf(text, mixColors(card, ink('--chart-1'), strength))).toBeGreaterThanOrEqual(4.5);
  });

  it('text in the card colour is readable on the fill of the late tone', () => {
    expect(contrastOf(token('--surface-card'), token('--tone-late-fg'))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('brandOf', () => {
  it.each([
    ['fominha', 'Fominha'],
    [' Pracinha ', 'Pracinha'],
    [null, 'Comanda'],
    ['unknown', 'Comanda'],
  ])('%s is %s', (company, name) => {
    expect(brandOf(company).name).toBe(name);
  });
});

describe('utility classes', () => {
  const root = new URL('../../../../', import.meta.url).pathname;
  const sheet = readFileSync(`${root}packages/ui/src/utilities.css`, 'utf8');
  const sources = globSync('{apps/{panel,provider},packages/{ui,client}}/src/**/*.tsx', { cwd: root })
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(`${root}${file}`, 'utf8'));

  it('the code uses every utility class of the sheet, and no others', () => {
    const used = sources.flatMap((source) =>
      [...source.matchAll(/className(?:=| = )(?:["']([\w -]+)["']|\{`([^`]*)`\})/g)].flatMap(
        ([, names, mixed = '']) =>
          (names ?? mixed.replaceAll(/\$\{[^}]*\}/g, '')).split(/\s+/).filter(Boolean),
      ),
    );
    const known = [...sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)/g)].map(
      ([, name]) => name,
    );
    expect([...new Set(used)].sort()).toEqual([...new Set(known)].sort());
  });
});
