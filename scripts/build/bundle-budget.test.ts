import { describe, expect, it } from 'vitest';
import { budgetTable, type Manifest, measureBundle, measurePages } from './bundle-budget.ts';

const manifest: Manifest = {
  'login.html': { file: 'login.js', isEntry: true, imports: ['_ui.js'], css: ['login.css'] },
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_ui.js'],
    dynamicImports: ['src/pages/orders/orders.tsx', 'src/pages/later.tsx'],
  },
  '_ui.js': { file: 'ui.js', css: ['ui.css'] },
  '_list.js': { file: 'list.js', imports: ['_ui.js'] },
  'src/pages/orders/orders.tsx': {
    file: 'orders.js',
    isDynamicEntry: true,
    imports: ['_ui.js', '_list.js'],
    dynamicImports: ['src/dialog.tsx'],
    css: ['orders.css'],
  },
  'src/pages/later.tsx': { file: 'later.js', isDynamicEntry: true, imports: ['_list.js'] },
  'src/dialog.tsx': { file: 'dialog.js', isDynamicEntry: true, imports: ['_ui.js'], css: ['dialog.css'] },
};
const sizes: Record<string, number> = {
  'login.js': 5000,
  'index.js': 40_000,
  'ui.js': 90_000,
  'list.js': 20_000,
  'orders.js': 25_000,
  'later.js': 51_000,
  'dialog.js': 3000,
  'ui.css': 10_000,
  'login.css': 1000,
  'orders.css': 5000,
  'dialog.css': 11_000,
};
const bytesOf = (name: string, kind: 'js' | 'css') =>
  measureBundle(manifest, (file) => sizes[file] ?? 0).find((line) => line.name === name && line.kind === kind)
    ?.bytes;

describe('measureBundle', () => {
  it('counts an entry with its static imports, each file once', () => {
    expect(bytesOf('login.html', 'js')).toBe(95_000);
    expect(bytesOf('login.html', 'css')).toBe(11_000);
  });

  it('counts the panel together with its board', () => {
    expect(bytesOf('index.html + src/pages/orders/orders.tsx', 'js')).toBe(175_000);
    expect(bytesOf('index.html + src/pages/orders/orders.tsx', 'css')).toBe(15_000);
  });

  it('counts only the part of a lazy chunk that it adds to the page', () => {
    expect(bytesOf('index.html → src/pages/later.tsx', 'js')).toBe(71_000);
    expect(bytesOf('index.html → src/dialog.tsx', 'js')).toBe(3000);
    expect(bytesOf('index.html → src/dialog.tsx', 'css')).toBe(21_000);
  });

  it('measures the parts around every screen separately, and adds them to no screen', () => {
    const framed: Manifest = {
      ...manifest,
      '_frame-late-1.js': { file: 'list.js', isDynamicEntry: true, css: ['dialog.css'] },
      'src/dialog.tsx': { file: 'dialog.js', isDynamicEntry: true, imports: ['_frame-late-1.js'] },
      'index.html': {
        ...manifest['index.html'],
        file: 'index.js',
        dynamicImports: ['_frame-late-1.js', 'src/dialog.tsx'],
      },
    };
    const lines = measureBundle(framed, (file) => sizes[file] ?? 0).filter(({ name }) => name.includes('→'));
    expect(lines.map(({ bytes }) => bytes)).toEqual([20_000, 21_000, 3000, 10_000]);
  });

  it('counts a panel as a whole if its board is not split', () => {
    const complete: Manifest = { 'index.html': { file: 'index.js', isEntry: true } };
    expect(measureBundle(complete, () => 190_000)[0]).toMatchObject({
      name: 'index.html',
      bytes: 190_000,
      limit: 180_000,
    });
  });

  it('marks lines over their limit', () => {
    const table = budgetTable(measureBundle(manifest, (file) => sizes[file] ?? 0));
    expect(table.split('\n').filter((line) => line.startsWith('OVER'))).toEqual([
      expect.stringContaining('later.tsx'),
    ]);
  });
});

it('measures a standalone page with everything it may load', () => {
  const lines = measurePages(
    {
      'order.html': {
        file: 'order.js',
        isEntry: true,
        imports: ['_ui.js'],
        dynamicImports: ['src/map.ts'],
        css: ['order.css'],
      },
      '_ui.js': { file: 'ui.js', css: ['ui.css'] },
      'src/map.ts': { file: 'map.js', isDynamicEntry: true, imports: ['_ui.js'] },
    },
    (file) => ({ 'order.js': 10, 'ui.js': 90_000, 'map.js': 10_000, 'order.css': 5, 'ui.css': 7 })[file] ?? 0,
  );
  expect(lines).toEqual([
    { name: 'order.html', kind: 'js', bytes: 100_010, limit: 100_000 },
    { name: 'order.html', kind: 'css', bytes: 12, limit: 25_000 },
  ]);
});
