import { expect, it } from 'vitest';
import { createGazetteer } from './gazetteer.ts';
import { readPlaceList } from './place-list.ts';

const gazetteer = createGazetteer(readPlaceList(null));
const liberdade = { latitude: -23.5587, longitude: -46.635 };
const labels = async (text: string, near = liberdade) =>
  (await gazetteer.find(text, near)).map(({ label }) => label);

it.each([
  ['Rua da Glória, 182, Liberdade, São Paulo - SP', 'Rua da Glória - Liberdade, São Paulo - SP'],
  ['r galvao bueno 30', 'Rua Galvão Bueno - Liberdade, São Paulo - SP'],
  ['galvao beno', 'Rua Galvão Bueno - Liberdade, São Paulo - SP'],
  ['Av. Brig. Luis Antonio 900', 'Avenida Brigadeiro Luís Antônio - Bela Vista, São Paulo - SP'],
  ['01505-001', 'Rua dos Estudantes - Liberdade, São Paulo - SP'],
  ['aclimação', 'Aclimação, São Paulo - SP'],
  ['Manaus AM', 'Manaus - AM'],
])('finds %s', async (text, first) => expect((await labels(text))[0]).toBe(first));

it('finds nothing for nonsense, and returns the precision of each candidate', async () => {
  expect(await labels('xyzzy')).toEqual([]);
  expect(await labels('')).toEqual([]);
  expect((await gazetteer.find('Rua da Glória', liberdade))[0]?.precision).toBe('district');
});

it('never prefers a distant place with a common name', async () => {
  expect(await labels('centro')).toEqual([]);
  expect(await labels('centro Manaus AM')).toContain('Centro, Manaus - AM');
});

it('finds cities and the districts around', () => {
  expect(gazetteer.findCity('sao paulo', 'SP')?.latitude).toBeCloseTo(-23.55, 1);
  expect(gazetteer.findCity('sao paulo', 'RJ')).toBeNull();
  expect(gazetteer.landmarks(liberdade)[0]?.label).toBe('Liberdade');
});

it('reports an unreadable list in one sentence', () => {
  expect(() => readPlaceList('/nowhere.json')).toThrow('The list of places in /nowhere.json cannot be read.');
});
