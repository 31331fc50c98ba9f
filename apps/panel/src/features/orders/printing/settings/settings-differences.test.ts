import { expect, it } from 'vitest';
import { someSettings } from '../testing/print-samples.ts';
import { mergedSettings, settingsDifferences } from './settings-differences.ts';

const categories = [{ categoryId: 1, name: 'Pizzas' }];

it('names every field that differs, in words', () => {
  const here = someSettings({
    copies: 2,
    width: '4,8',
    printsCustomerCopy: true,
    delayMs: 3000,
    routes: [{ categoryId: 1, station: 'Forno' }],
  });
  expect(settingsDifferences(here, someSettings(), categories)).toEqual([
    { field: 'printsCustomerCopy', label: 'Imprimir via do cliente', here: 'Sim', cloud: 'Não' },
    { field: 'copies', label: 'Número de cópias', here: '2', cloud: '1' },
    { field: 'delayMs', label: 'Pausa entre comandas', here: '3 segundos', cloud: '1 segundo' },
    { field: 'width', label: 'Largura do papel', here: '58 mm', cloud: '80 mm' },
    {
      field: 'routes',
      label: 'Agrupamento das categorias',
      here: 'Pizzas: Forno',
      cloud: 'Pizzas: Produção',
    },
  ]);
});

it('finds no difference in equal settings, for each order of the groupings', () => {
  const one = { categoryId: 1, station: 'Forno' };
  const other = { categoryId: 2, station: 'Bar' };
  expect(
    settingsDifferences(someSettings({ routes: [one, other] }), someSettings({ routes: [other, one] }), []),
  ).toEqual([]);
});

it('takes the chosen fields from here and all others from the cloud', () => {
  const here = someSettings({ copies: 3, fontSize: 12 });
  expect(mergedSettings(here, someSettings({ fontSize: 10 }), new Set(['copies']))).toEqual(
    someSettings({ copies: 3, fontSize: 10 }),
  );
});
