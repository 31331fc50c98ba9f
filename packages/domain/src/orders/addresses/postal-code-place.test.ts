import { expect, it } from 'vitest';
import { isState } from '../../kit/places/state-code.ts';
import { placeOfPostalCode } from './postal-code-place.ts';

it.each([
  ['01310-100', 'SP', 'São Paulo'],
  ['13015904', 'SP', 'Campinas'],
  ['11060-001', 'SP', null],
  ['08500-000', 'SP', null],
  ['22041-001', 'RJ', 'Rio de Janeiro'],
  ['24020-000', 'RJ', null],
  ['69020-030', 'AM', 'Manaus'],
  ['69301-000', 'RR', 'Boa Vista'],
  ['69400-000', 'AM', null],
  ['70040-010', 'DF', 'Brasília'],
  ['72800-000', 'GO', null],
  ['73700-000', 'GO', null],
  ['76801-059', 'RO', 'Porto Velho'],
  ['80010-000', 'PR', 'Curitiba'],
  ['90010-150', 'RS', 'Porto Alegre'],
  ['99999-999', 'RS', null],
])('%s lies in %s', (code, state, city) => expect(placeOfPostalCode(code)).toEqual({ state, city }));

it.each(['', '1310100', '00999-999', '013101000', 'abc'])('%s lies nowhere', (code) =>
  expect(placeOfPostalCode(code)).toBeNull(),
);

it('every number from the first on belongs to a state, and every state has some', () => {
  const states = new Set<string>();
  for (let prefix = 1000; prefix < 100_000; prefix += 1) {
    // This range is unassigned since Rondônia got new postal codes.
    if (prefix >= 78_900 && prefix < 79_000) continue;
    const place = placeOfPostalCode(`${String(prefix).padStart(5, '0')}000`);
    expect(place, String(prefix)).not.toBeNull();
    states.add(place?.state ?? '');
  }
  expect([...states].every(isState)).toBe(true);
  expect(states.size).toBe(27);
});
