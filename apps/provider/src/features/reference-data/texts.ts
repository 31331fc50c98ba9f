import type { ImportedDistricts } from '@comanda/contract/provider/districts.calls';
import type { ImportedReference, ReferenceStanding } from '@comanda/contract/provider/reference.calls';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;

const leftOut = (lines: number) => `${counted(lines, 'linha ficou', 'linhas ficaram')} de fora:`;

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
      `${counted(added, 'bairro novo', 'bairros novos')}, ${renamed.toLocaleString('pt-BR')} com outra grafia, ${counted(known, 'já conhecido', 'já conhecidos')}.`,
    leftOut,
  },
  products: {
    title: 'Catálogo de produtos',
    hint: 'Produtos com código de barras que as lojas procuram ao cadastrar os seus. Um arquivo CSV com código de barras, nome e descrição, com até 10 MB.',
    standing: ({ products, withPicture }: ReferenceStanding) =>
      products === 0
        ? 'Nenhum produto ainda.'
        : `${counted(products, 'produto', 'produtos')}, ${withPicture.toLocaleString('pt-BR')} com foto.`,
    example: 'Exemplo de arquivo de produtos',
    exampleText:
      'codigo_barras;nome;descricao\n2000000000015;Guaraná do Vale 2 L;Refrigerante de guaraná\n2000000000091;Água da Fonte Clara 500 ml;Água mineral sem gás',
    about:
      'O cabeçalho pode faltar; com ele, as colunas podem vir em outra ordem. Produtos que já existem ficam com o nome e a descrição do arquivo e com a foto que têm, e nenhum é apagado.',
    file: 'Escolher planilha de produtos (CSV)',
    submit: 'Importar produtos',
    failed: 'Não foi possível importar os produtos.',
    refused: 'Nada foi gravado. Corrija o arquivo e tente de novo:',
    leaveOut: 'Importar produtos sem as linhas com erro',
    report: ({ added, changed, known }: ImportedReference) =>
      `${counted(added, 'produto novo', 'produtos novos')}, ${changed.toLocaleString('pt-BR')} com outros dados, ${counted(known, 'já conhecido', 'já conhecidos')}.`,
    leftOut,
  },
} as const;
