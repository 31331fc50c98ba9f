import { expect, it } from 'vitest';
import { BRAZILIAN_ZONES, zoneAfterMove, zoneOfPlace } from './brazilian-zones.ts';
import { wallClockAt } from './wall-clock.ts';

it.each([
  ['AM', 'Manaus', 'America/Manaus'],
  ['AM', 'tabatinga', 'America/Eirunepe'],
  ['AM', 'Sao Paulo de Olivenca', 'America/Eirunepe'],
  ['PE', 'Fernando de Noronha', 'America/Noronha'],
  ['PE', 'Recife', 'America/Recife'],
  ['SP', 'Tabatinga', 'America/Sao_Paulo'],
  ['XX', 'Lugar nenhum', 'America/Sao_Paulo'],
])('%s, %s has the time of %s', (state, city, zone) => {
  expect(zoneOfPlace({ state, city })).toBe(zone);
});

it('changes with a move, except for a zone that a user chose', () => {
  const manaus = { state: 'AM', city: 'Manaus' };
  const tabatinga = { state: 'AM', city: 'Tabatinga' };
  expect(zoneAfterMove({ ...manaus, timeZone: 'America/Manaus' }, tabatinga)).toBe('America/Eirunepe');
  expect(zoneAfterMove({ ...manaus, timeZone: 'America/Porto_Velho' }, tabatinga)).toBe(
    'America/Porto_Velho',
  );
});

it('lists zones that exist, with valid names', () => {
  for (const zone of Object.keys(BRAZILIAN_ZONES)) {
    expect(new Intl.DateTimeFormat('pt-BR', { timeZone: zone }).resolvedOptions().timeZone).toBe(zone);
    expect(wallClockAt(zone, 0).year).toBe(1969);
  }
});
