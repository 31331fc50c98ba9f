import { BRAZILIAN_ZONES } from '@comanda/domain/kit/time/brazilian-zones';
import { offsetMsAt } from '@comanda/domain/kit/time/wall-clock';
import { dataTexts } from './texts.ts';

const HOUR_MS = 3_600_000;

/**
 * Returns the name of a time zone with its UTC offset at `at` (epoch ms). For zones outside Brazil, it is the
 * technical name.
 */
export function zoneWords(timeZone: string, at: number): string {
  const names: Readonly<Record<string, string>> = BRAZILIAN_ZONES;
  const hours = offsetMsAt(timeZone, at) / HOUR_MS;
  const offset = `${hours < 0 ? '−' : '+'}${Math.abs(hours).toLocaleString('pt-BR')}`;
  return dataTexts.zone(names[timeZone] ?? timeZone, offset);
}

/** Returns the time zones to choose from. They include the saved zone. */
export function zoneOptions(stored: string, at: number): { value: string; label: string }[] {
  const zones = Object.keys(BRAZILIAN_ZONES);
  const all = zones.includes(stored) ? zones : [stored, ...zones];
  return all.map((value) => ({ value, label: zoneWords(value, at) }));
}
