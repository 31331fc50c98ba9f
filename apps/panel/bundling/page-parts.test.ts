import { expect, it } from 'vitest';
import { type ModuleLinks, partsOfPages } from './page-parts.ts';

const links: Record<string, [now: string[], later?: string[]]> = {
  login: [['theme'], ['recovery']],
  recovery: [['field']],
  panel: [
    ['theme', 'session', 'field'],
    ['board', 'settings', 'rail'],
  ],
  board: [
    ['session', 'card', 'chip', '/node_modules/library'],
    ['dialog', 'detail'],
  ],
  settings: [['chip', 'table', '/node_modules/library']],
  dialog: [['session', 'kbd', 'settings']],
  rail: [['session', 'link', 'table', 'mark']],
  mark: [['/node_modules/library']],
  detail: [['card', 'link', 'line']],
  card: [['kbd']],
};
const linksOf = (id: string): ModuleLinks | null => {
  const [importedIds, dynamicallyImportedIds = []] = links[id] ?? [[]];
  return { importedIds, dynamicallyImportedIds };
};
const late = { frameLate: ['rail'], boardLate: ['detail'] };
const partOf = partsOfPages({ login: 'login', panel: 'panel', board: 'board', ...late }, linksOf);

it('puts what the panel always needs into one file', () => {
  expect(partOf('panel')).toBe('start');
  expect(partOf('session')).toBe('start');
});

it("puts the login page's own needs beside it, and those of its later steps apart", () => {
  expect(partOf('theme')).toBe('base');
  expect(partOf('field')).toBe('base-late');
  expect(partOf('recovery')).toBeNull();
});

it('puts late parts of every screen and of the orders screen into a file each', () => {
  expect(['rail', 'link', 'mark'].map(partOf)).toEqual(['frame-late', 'frame-late', 'frame-late']);
  expect(['detail', 'line'].map(partOf)).toEqual(['board-late', 'board-late']);
  expect(partOf('table')).toBe('shared-late');
});

it('puts what the orders screen shares with later screens into one file', () => {
  expect(partOf('chip')).toBe('board-parts');
});

it('leaves what only late parts of the orders screen need in its file, with its pieces of libraries', () => {
  expect(partOf('kbd')).toBeNull();
});

it('ignores modules of a single screen and pieces of libraries', () => {
  expect(partOf('card')).toBeNull();
  expect(partOf('dialog')).toBeNull();
  expect(partOf('/node_modules/library')).toBeNull();
});

it('ends with circular imports', () => {
  const circle = partsOfPages({ login: 'a', panel: 'x', board: 'y', frameLate: [], boardLate: [] }, (id) => ({
    importedIds: [id === 'x' ? 'y' : 'x'],
    dynamicallyImportedIds: ['y'],
  }));
  expect(circle('y')).toBe('base');
});
