import { expect, it } from 'vitest';
import { readAddressWords } from './address-words.ts';

it.each([
  ['Rua dos Estudantes, 77 - Liberdade', 'Rua dos Estudantes|77|Liberdade|||'],
  ['Rua da Glória, 182 - Liberdade, São Paulo - SP', 'Rua da Glória|182|Liberdade|São Paulo|SP|'],
  ['Rua da Glória - Liberdade, São Paulo - SP', 'Rua da Glória||Liberdade|São Paulo|SP|'],
  ['Rua 10 de Julho , 30-A, Centro', 'Rua 10 de Julho|30-A|Centro|||'],
  ['Av. Paulista, 1578, ap 12', 'Av. Paulista|1578||||'],
  ['Rua da Glória, 184, portão azul', 'Rua da Glória|184||||'],
  ['Rua da Glória, 184 - Portão azul', 'Rua da Glória|184||||'],
  ['Rua da Glória, s/n, Jardim da Glória II', 'Rua da Glória|s/n|Jardim da Glória II|||'],
  ['Avenida Paulista, 1578', 'Avenida Paulista|1578||||'],
  [
    'Rua da Glória, Liberdade, São Paulo, Região Imediata de São Paulo, Região Sudeste, 01510-001',
    'Rua da Glória||Liberdade|||01510001',
  ],
  ['Rua da Glória, Região Imediata de São Paulo', 'Rua da Glória|||||'],
  ['Sé, São Paulo - SP', '||Sé|São Paulo|SP|'],
  ['São Paulo - SP', '|||São Paulo|SP|'],
  // The complement of a house number (e.g. a flat) is never a district, in any spelling.
  ...[
    ...[
      'Ap 42',
      'apto12',
      'Apto. 42 Bl B',
      'Bl. B',
      'Bloco 3',
      '2º andar',
      'Casa 2',
      'casa B',
      'Casa dos fundos',
      'Casa',
    ],
    ...[
      'Qd 3',
      'Quadra 12 Lote 5',
      'Lt. 7',
      'Fundos',
      'Térreo',
      'Sobrado',
      'Cobertura',
      'Edifício Copan',
      'Ed. Itália',
    ],
    ...[
      'Condomínio Solar',
      'Loja 4',
      'Sala 1201',
      'Galpão 2',
      'Torre B',
      'Conjunto 31',
      'Portaria 2',
      'Km 12',
    ],
  ].flatMap((complement): [string, string][] => [
    [`Rua Pio XI, 77 - ${complement}`, 'Rua Pio XI|77||||'],
    [`Rua Pio XI, 77, ${complement}, Alto da Lapa`, 'Rua Pio XI|77|Alto da Lapa|||'],
    [
      `Rua Pio XI, 77 - ${complement} - Alto da Lapa, São Paulo - SP`,
      'Rua Pio XI|77|Alto da Lapa|São Paulo|SP|',
    ],
  ]),
  // Names that begin like a complement are districts only when the city follows.
  ['Rua Zilda, 900 - Casa Verde, São Paulo - SP', 'Rua Zilda|900|Casa Verde|São Paulo|SP|'],
  ['Rua Um, 10 - Conjunto Ceará, Fortaleza - CE', 'Rua Um|10|Conjunto Ceará|Fortaleza|CE|'],
  ['Rua Real da Torre, 50 - Torre, Recife - PE', 'Rua Real da Torre|50|Torre|Recife|PE|'],
  ['Rua Um, 12 - Lote XV, Belford Roxo - RJ', 'Rua Um|12|Lote XV|Belford Roxo|RJ|'],
  ['Rua Um, 12 - 1º de Maio, Campinas - SP', 'Rua Um|12|1º de Maio|Campinas|SP|'],
  ['Rua Um, 12 - Shopping Park, Uberlândia - MG', 'Rua Um|12|Shopping Park|Uberlândia|MG|'],
  ['Rua Pio XI, 77, Casa Azul', 'Rua Pio XI|77||||'],
  ['Rua A, 12, Jardim Europa, Residencial Flores, Campinas - SP', 'Rua A|12|Jardim Europa|Campinas|SP|'],
  ['Rua A, 12 - Residencial Eldorado, Goiânia - GO', 'Rua A|12|Residencial Eldorado|Goiânia|GO|'],
  ['Rua A, 12 - Vila Nova - perto do mercado, Campinas - SP', 'Rua A|12|Vila Nova|Campinas|SP|'],
  ['Rua A, 12 - centro, Campinas - SP', 'Rua A|12|centro|Campinas|SP|'],
  ['Rua A, nº 12 - Centro', 'Rua A|12|Centro|||'],
  ['Rua A, n. 12, Centro', 'Rua A|12|Centro|||'],
  ['Rua 7, Qd. 12, Lt. 5, Setor Bueno, Goiânia - GO', 'Rua 7||Setor Bueno|Goiânia|GO|'],
  ['SQS 308 Bloco B, Asa Sul, Brasília - DF', 'SQS 308 Bloco B||Asa Sul|Brasília|DF|'],
  ['Quadra 5 Conjunto B, Casa 12, Sobradinho, Brasília - DF', 'Quadra 5 Conjunto B||Sobradinho|Brasília|DF|'],
  [
    'Servidão das Flores, 30 - Campeche, Florianópolis - SC',
    'Servidão das Flores|30|Campeche|Florianópolis|SC|',
  ],
  ['Rod. Dom Pedro I, Km 143, Jardim Myrian, Campinas - SP', 'Rod. Dom Pedro I||Jardim Myrian|Campinas|SP|'],
  ['Sítio das Flores', '|||||'],
])('%s', (words, read) => {
  const { street, number, district, city, state, postalCode, isVague } = readAddressWords(words);
  expect([street, number, district, city, state, postalCode].map((part) => part ?? '').join('|')).toBe(read);
  expect(isVague).toBe(/^\|\|(Sé)?\|São Paulo/.test(read));
});
