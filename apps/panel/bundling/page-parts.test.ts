import { expect, it } from 'vitest';
import { type ModuleLinks, partsOfPages } from './page-parts.ts';

const links: Record<string, [now: string[], later?: string[]]> = {
  login: [['theme'], ['recovery']],
  recovery: [['field']],
  panel: [
    ['theme', 'session', 'field'],
    ['board', 'settings'],
  ],
  board: [['session', 'card', 'chip', '/node_modules/icon'], ['dialog']],
  settings: [['chip', '/node_modules/icon']],
  dialog: [['session', 'kbd', 'settings']],
  card: [['kbd']],
};
const linksOf = (id: string): ModuleLinks | null => {
  const [importedIds, dynamicallyImportedIds = []] = links[id] ?? [[]];
  return { importedIds, dynamicallyImportedIds };
};
const partOf = partsOfPages({ login: 'login', panel: 'panel', board: 'board' }, linksOf);

it('puts what the panel always needs into one file', () => {
  expect(partOf('panel')).toBe('start');
  expect(partOf('session')).toBe('start');
});

it('leaves alone what the login page may need, now or later', () => {
  expect(partOf('theme')).toBeNull();
  expect(partOf('field')).toBeNull();
});

it('puts what the orders screen shares with later screens into one file', () => {
  expect(partOf('chip')).toBe('board-parts');
});

it("leaves with the orders screen what only its own late parts need: the file's pieces of libraries stay there, too", () => {
  expect(partOf('kbd')).toBeNull();
});

it('leaves alone what only one screen needs, and pieces of libraries', () => {
  expect(partOf('card')).toBeNull();
  expect(partOf('dialog')).toBeNull();
  expect(partOf('/node_modules/icon')).toBeNull();
});

it('ends where modules import each other', () => {
  const circle = partsOfPages({ login: 'a', panel: 'x', board: 'y' }, (id) => ({
    importedIds: [id === 'x' ? 'y' : 'x'],
    dynamicallyImportedIds: ['y'],
  }));
  expect(circle('y')).toBeNull();
});
