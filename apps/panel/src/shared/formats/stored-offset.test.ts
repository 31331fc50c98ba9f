import { wallClockAt } from '@comanda/domain/kit/time/wall-clock';
import { expect, it } from 'vitest';
import { knowStoredOffset, saveOffset } from './stored-offset.ts';

const aStorage = (entries: Record<string, string> = {}) => ({
  getItem: (key: string) => entries[key] ?? null,
  setItem: (key: string, value: string) => {
    entries[key] = value;
  },
});
const at = Date.UTC(2026, 10, 21, 12);
/** An offset that no real time zone has. If a time shows it, this saved offset was used. */
const oddly = (timeZone: string) => ({ timeZone, minutes: 7, from: 0, until: Date.now() + 60_000 });
const minuteIn = (timeZone: string) => wallClockAt(timeZone, at).minute;

it("computes times with the server's offset", () => {
  saveOffset(oddly('America/Fortaleza'), aStorage());
  expect(minuteIn('America/Fortaleza')).toBe(7);
});

it('reckons by it at the next start', () => {
  const offset = oddly('America/Recife');
  const storage = aStorage({ 'comanda.clock': JSON.stringify(offset) });
  expect(minuteIn('America/Recife')).toBe(0);
  knowStoredOffset(storage);
  expect(minuteIn('America/Recife')).toBe(7);
});

it('takes no notice of what no longer holds, is broken or cannot be read', () => {
  const stale = { ...oddly('America/Maceio'), until: Date.now() - 1 };
  knowStoredOffset(aStorage({ 'comanda.clock': JSON.stringify(stale) }));
  knowStoredOffset(aStorage({ 'comanda.clock': '{"timeZone":"America/Maceio","minutes":"x"}' }));
  knowStoredOffset(aStorage({ 'comanda.clock': '{' }));
  knowStoredOffset({
    getItem: () => {
      throw new Error('denied');
    },
  });
  expect(minuteIn('America/Maceio')).toBe(0);
});

it('works without browser storage', () => {
  const full = () => {
    throw new Error('full');
  };
  saveOffset(oddly('America/Bahia'), { setItem: full });
  expect(minuteIn('America/Bahia')).toBe(7);
});
