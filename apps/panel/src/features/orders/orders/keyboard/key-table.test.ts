import { describe, expect, it } from 'vitest';
import { createKeyRest } from './key-rest.ts';
import { capOf, capsOf, entryOfKey, KEY_TABLE } from './key-table.ts';

const pressed = (key: string, over: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...over,
});

describe('the table', () => {
  it('gives no key to two commands, and every command one entry', () => {
    const plain = KEY_TABLE.flatMap(({ keys }) => keys);
    expect(new Set(plain).size).toBe(plain.length);
    expect(new Set(KEY_TABLE.map(({ command }) => command)).size).toBe(KEY_TABLE.length);
  });

  it('shows each key as people read it', () => {
    expect(capOf('accept')).toBe('A');
    expect(capsOf('palette')).toEqual(['Ctrl', 'K']);
  });
});

describe('a pressed key', () => {
  it.each([
    ['a', 'accept'],
    ['A', 'accept'],
    ['j', 'next'],
    ['ArrowUp', 'previous'],
    ['5', 'jump'],
    ['/', 'search'],
    ['?', 'help'],
    ['Escape', 'back'],
  ])('%s is %s', (key, command) => {
    expect(entryOfKey(pressed(key))?.command).toBe(command);
  });

  it.each(['q', '6', 'Dead', 'Tab', '´', 'ç', 'Process'])('%s has no command', (key) => {
    expect(entryOfKey(pressed(key))).toBeNull();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
    'with %j belongs to the browser',
    (over) => {
      expect(entryOfKey(pressed('a', over))).toBeNull();
      expect(entryOfKey(pressed('c', over))).toBeNull();
    },
  );

  it.each([{ ctrlKey: true }, { metaKey: true }])('with %j undoes and opens the palette', (over) => {
    expect(entryOfKey(pressed('z', over))?.command).toBe('undo');
    expect(entryOfKey(pressed('k', over))?.command).toBe('palette');
    expect(entryOfKey(pressed('z', { ...over, shiftKey: true }))).toBeNull();
  });

  it('works when AltGr writes it, as / on some Brazilian keyboards', () => {
    const altGr = { ctrlKey: true, altKey: true, getModifierState: (name: string) => name === 'AltGraph' };
    expect(entryOfKey(pressed('/', altGr))?.command).toBe('search');
  });

  it('is ignored while a letter is composed', () => {
    expect(entryOfKey(pressed('a', { isComposing: true }))).toBeNull();
  });
});

describe('keys of steps', () => {
  /** Returns the keys of a text that run a step, if typed with `gap` ms between them. */
  const counted = (text: string, gap: number) => {
    let at = 5000;
    let orderId = 1;
    const rest = createKeyRest(() => at);
    return [...text].filter((key) => {
      at += gap;
      const command = entryOfKey(pressed(key))?.command ?? null;
      if (command === 'next-pending') orderId += 1;
      return rest.takes(pressed(key), command, false, orderId) && 'aedcp'.includes(key);
    });
  };

  it.each([
    ['aguarde', 80, 'a'],
    ['aguarde', 450, 'a'],
    ['aedaed', 80, 'a'],
    ['aed', 999, 'a'],
    ['obrigada', 300, ''],
    ['nape', 200, 'a'],
    ['aed', 1000, 'aed'],
    ['na', 100, 'a'],
    // Steps of different orders may follow each other quickly; a typed word is even faster.
    ['nananana', 250, 'aaaa'],
    ['banana', 150, 'a'],
    ['nana', 150, 'a'],
    // Repeating a key that was refused does not lengthen the pause.
    ['gaaaa', 350, 'a'],
  ])('typed “%s”, %i ms a letter: “%s” counts', (text, gap, steps) => {
    expect(counted(text, gap).join('')).toBe(steps);
  });

  it('pause after typing in a field', () => {
    let at = 5000;
    const rest = createKeyRest(() => at);
    expect(rest.leftMs(1)).toBe(0);
    expect(rest.takes(pressed('r'), null, true, 1)).toBe(true);
    at += 399;
    expect(rest.leftMs(1)).toBe(1);
    expect(rest.takes(pressed('a'), 'accept', false, 1)).toBe(false);
    expect(rest.takes(pressed('Escape'), null, true, 1)).toBe(true);
    expect(rest.takes(pressed('a'), 'accept', false, 1)).toBe(true);
  });
});
