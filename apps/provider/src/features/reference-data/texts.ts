import type { ImportedDistricts } from '@comanda/contract/provider/districts.calls';

const districts = (count: number, one: string, many: string) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;

export const referenceTexts = {
  title: 'Dados',
  subtitle: 'O que é igual para todas as lojas.',
  cities: {
    title: 'Municípios e bairros',
    hint: 'De onde as lojas escolhem os bairros que atendem.',
    failed: 'Não foi possível carregar os municípios.',
    noneTitle: 'Nenhum município ainda',
    noneHint: 'Importe uma planilha de bairros para que as lojas possam escolher onde entregam.',
    table: 'Municípios',
    noun: ['município', 'municípios'],
    search: 'Procurar município ou UF',
    city: 'Município',
    state: 'UF',
    districts: 'Bairros',
  },
  import: {
    title: 'Importar bairros',
    hint: 'Um arquivo CSV com as colunas UF, município e bairro, com até 2 MB.',
    example: 'Exemplo de arquivo',
    exampleText: 'UF;município;bairro\nSP;Campinas;Cambuí\nSP;Campinas;Taquaral\nMG;Lavras;Centro',
    about:
      'O cabeçalho pode faltar; com ele, as colunas podem vir em outra ordem. Bairros que já existem ficam com a grafia do arquivo, e nenhum é apagado: o mesmo arquivo de novo não muda nada.',
    file: 'Escolher planilha (CSV)',
    submit: 'Importar bairros',
    failed: 'Não foi possível importar os bairros.',
    refused: 'Nada foi gravado. Corrija o arquivo e tente de novo:',
    leaveOut: 'Importar sem as linhas com erro',
    report: ({ added, renamed, known }: ImportedDistricts) =>
      `${districts(added, 'bairro novo', 'bairros novos')}, ${renamed.toLocaleString('pt-BR')} com outra grafia, ${districts(known, 'já conhecido', 'já conhecidos')}.`,
    leftOut: (lines: number) => `${districts(lines, 'linha ficou', 'linhas ficaram')} de fora:`,
  },
} as const;
