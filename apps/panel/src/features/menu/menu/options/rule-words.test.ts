import { expect, it } from 'vitest';
import { ruleExample } from './rule-words.ts';
import { choiceWords } from './texts.ts';

it.each([
  ['mean', 'metade 30,00 + metade 40,00 → 35,00'],
  ['highest', 'metade 30,00 + metade 40,00 → 40,00'],
  ['lowest', 'metade 30,00 + metade 40,00 → 30,00'],
  ['sum', 'Bacon 3,00 + Cheddar 5,00 → 8,00'],
  ['incremental', '2 × Bacon 3,00 + Cheddar 5,00 → 11,00'],
] as const)('shows %s at work', (rule, words) => {
  expect(ruleExample(rule, [])).toBe(words);
});

it("shows the rule with the group's first two options of different prices", () => {
  const options = [
    { name: 'Calabresa', priceCents: 4500 },
    { name: 'Mussarela', priceCents: 4500 },
    { name: 'Camarão', priceCents: 7200 },
  ];
  expect(ruleExample('mean', options)).toBe('metade Calabresa 45,00 + metade Camarão 72,00 → 58,50');
  expect(ruleExample('mean', options.slice(0, 2))).toContain('35,00');
  expect(
    ruleExample('mean', [
      { name: 'Atum', priceCents: 4500 },
      { name: 'Atum', priceCents: 6200 },
    ]),
  ).toContain('35,00');
});

it.each([
  [0, 0, 'Livre'],
  [0, 3, 'Até 3'],
  [1, 0, '1 ou mais'],
  [1, 2, '1 a 2'],
  [2, 2, '2'],
])('%i to %i are %s', (least, most, words) => {
  expect(choiceWords({ least, most })).toBe(words);
});
