/** First names, some with additions, as customers of Brazilian delivery apps write them. */
export const GIVEN_NAMES = [
  {
    first:
      'Ana Beatriz Camila Daniela Eduarda Fernanda Gabriela Helena Isabela Juliana Karina Larissa Mariana'.split(
        ' ',
      ),
    second: ['Clara', 'Luiza', 'Vitória', 'Aparecida'],
  },
  {
    first: 'Natália Patrícia Rafaela Sofia Tatiane Vanessa Yasmin Akemi Inês Zuleide Iracema'.split(' '),
    second: ['Cristina', 'Regina', 'Helena', 'Maria'],
  },
  {
    first: 'André Bruno Caio Diego Eduardo Felipe Gustavo Henrique Igor João Kauã Leonardo Marcelo'.split(
      ' ',
    ),
    second: ['Carlos', 'Pedro', 'Augusto', 'Antônio'],
  },
  {
    first: 'Nelson Otávio Paulo Rodrigo Sérgio Thiago Vinícius Kenji Ubirajara'.split(' '),
    second: ['Henrique', 'Roberto', 'César', 'Luiz'],
  },
] as const;

export const SURNAMES = [
  'Souza',
  'Silva',
  'Santos',
  'Oliveira',
  'Pereira',
  'Costa',
  'Almeida',
  'Nascimento',
  'Lima',
  'Araújo',
  'Ribeiro',
  'Carvalho',
  'Gomes',
  'Martins',
  'Rocha',
  'Barbosa',
  'Melo',
  'Cardoso',
  'Teixeira',
  'Moreira',
  'Nakamura',
  'Tanaka',
  'Bianchi',
  'Rossi',
  'Fonseca',
  'Guimarães',
  'Conceição',
  'Assunção',
  'Brandão',
  'Tupinambá',
] as const;

/** Long names, to test every card, ticket and column. */
export const LONG_NAMES = [
  'Maria Aparecida dos Santos Conceição de Albuquerque Cavalcanti',
  'Pedro Henrique Figueiredo de Mendonça Vasconcellos Filho',
  'Luiza Fernanda Guimarães de Araújo e Sousa Brandão Monteiro',
  'João Batista do Nascimento Evangelista da Anunciação Neto',
] as const;

export const COMPLEMENTS = [
  'Apto 12',
  'Apto 34',
  'Apto 81',
  'Apto 102',
  'Casa 2',
  'Casa dos fundos',
  'Bloco B, apto 53',
  'Sala 704',
  'Torre Ipê, apto 1207',
  'Sobreloja',
] as const;

export const REFERENCES = [
  'Em frente à padaria',
  'Portão verde',
  'Ao lado do metrô',
  'Prédio da farmácia',
  'Esquina com a banca de jornal',
  'Casa amarela com muro de pedra',
  'Interfone quebrado, ligar ao chegar',
] as const;
