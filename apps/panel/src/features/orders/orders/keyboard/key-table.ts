/** Commands that keys run on the selected order. */
export type OrderCommand =
  | 'accept'
  | 'advance'
  | 'deliver'
  | 'cancel'
  | 'undo'
  | 'print'
  | 'chat'
  | 'courier'
  | 'address';
export type BoardCommand =
  | OrderCommand
  | 'previous'
  | 'next'
  | 'next-pending'
  | 'jump'
  | 'open'
  | 'back'
  | 'search'
  | 'filters'
  | 'only-late'
  | 'clear-filters'
  | 'density'
  | 'silence'
  | 'palette'
  | 'help';

export type KeyGroup = 'order' | 'walk' | 'list' | 'panel';

export interface KeyEntry {
  command: BoardCommand;
  group: KeyGroup;
  /** Values of `KeyboardEvent.key`, letters in lower case. */
  keys: readonly string[];
  /** The names of the keys as people read them, one entry for each key. */
  caps: readonly string[];
  /**
   * True: the command repeats while the key is held down. Only few commands may repeat: a held key must not
   * move an order through all its statuses.
   */
  repeats?: true;
  /** Keys that also run the command with Ctrl or ⌘. */
  ctrlKeys?: readonly string[];
}

const letter = (command: BoardCommand, group: KeyGroup, key: string): KeyEntry => ({
  command,
  group,
  keys: [key],
  caps: [key.toUpperCase()],
});

/**
 * Every key of the orders screen. The handler, the help sheet, the tooltips and the palette read this table. The
 * descriptions are in `key-words.ts`, which loads only with the help and the palette.
 */
export const KEY_TABLE: readonly KeyEntry[] = [
  letter('accept', 'order', 'a'),
  letter('advance', 'order', 'e'),
  letter('deliver', 'order', 'd'),
  letter('cancel', 'order', 'c'),
  { ...letter('undo', 'order', 'z'), ctrlKeys: ['z'] },
  letter('print', 'order', 'p'),
  letter('chat', 'order', 'm'),
  letter('courier', 'order', 'b'),
  letter('address', 'order', 'l'),
  {
    command: 'next',
    group: 'walk',
    keys: ['ArrowDown', 'j'],
    caps: ['↓', 'J'],
    repeats: true,
  },
  {
    command: 'previous',
    group: 'walk',
    keys: ['ArrowUp', 'k'],
    caps: ['↑', 'K'],
    repeats: true,
  },
  letter('next-pending', 'walk', 'n'),
  {
    command: 'jump',
    group: 'walk',
    keys: ['1', '2', '3', '4', '5'],
    caps: ['1', '…', '5'],
  },
  { command: 'open', group: 'walk', keys: ['Enter'], caps: ['Enter'] },
  { command: 'back', group: 'walk', keys: ['Escape'], caps: ['Esc'] },
  { command: 'search', group: 'list', keys: ['/'], caps: ['/'] },
  letter('filters', 'list', 'f'),
  letter('only-late', 'list', 't'),
  letter('clear-filters', 'list', 'x'),
  letter('density', 'list', 'v'),
  letter('silence', 'panel', 's'),
  {
    command: 'palette',
    group: 'panel',
    keys: [],
    ctrlKeys: ['k'],
    caps: ['Ctrl', 'K'],
  },
  { command: 'help', group: 'panel', keys: ['?'], caps: ['?'] },
];

const byCommand = new Map(KEY_TABLE.map((entry) => [entry.command, entry]));
const byKey = new Map(KEY_TABLE.flatMap((entry) => entry.keys.map((key) => [key, entry])));
const byCtrlKey = new Map(KEY_TABLE.flatMap((entry) => (entry.ctrlKeys ?? []).map((key) => [key, entry])));

/** The key names of a command, e.g. ['Ctrl', 'K']. */
export function capsOf(command: BoardCommand): readonly string[] {
  return byCommand.get(command)?.caps ?? [];
}

/** The first key name of a command, shown on its button; empty if the command has no key. */
export function capOf(command: BoardCommand): string {
  return capsOf(command)[0] ?? '';
}

/** The part of a keyboard event that identifies the key. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  isComposing?: boolean;
  getModifierState?(modifier: 'AltGraph'): boolean;
};

/**
 * The table's entry for a pressed key, or null. Compares the typed character, not the key's position, because
 * '/' and '?' have other positions on Brazilian keyboards. Some of these keyboards need AltGr for them, which
 * Windows reports as Ctrl and Alt.
 */
export function entryOfKey(event: PressedKey): KeyEntry | null {
  if (event.isComposing) return null;
  // In lower case, because commands must also work with caps lock.
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.getModifierState?.('AltGraph')) return byKey.get(key) ?? null;
  if (event.altKey) return null;
  if (!event.ctrlKey && !event.metaKey) return byKey.get(key) ?? null;
  return event.shiftKey ? null : (byCtrlKey.get(key) ?? null);
}
