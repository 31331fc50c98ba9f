import type {
  CatalogueStatus,
  ImportedCatalogue,
} from '@comanda/contract/menu/menu/provider-catalogue.calls';
import type { ImportedDistricts } from '@comanda/contract/store/delivery-areas/provider-districts.calls';

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
    open: 'Ver bairros',
    openOf: (city: string) => `Ver bairros de ${city}`,
    add: 'Adicionar bairro',
  },
  city: {
    title: (city: string) => `Bairros de ${city}`,
    hint: 'O que foi importado errado se corrige aqui. O que as lojas cobram em cada bairro fica com elas.',
    back: 'Todos os municípios',
    failed: 'Não foi possível carregar os bairros.',
    noneTitle: 'Nenhum bairro neste município',
    noneHint: 'Adicione um, importe uma planilha, ou exclua o município.',
    table: (city: string) => `Bairros de ${city}`,
    noun: ['bairro', 'bairros'],
    search: 'Procurar bairro',
    district: 'Bairro',
    serving: 'Lojas que entregam',
    actions: 'Ações',
    of: (act: string, name: string) => `${act} ${name}`,
    mend: 'Corrigir',
    choices: { rename: 'Renomear', join: 'Juntar a outro bairro', remove: 'Excluir' },
    join: 'Juntar',
    renameCity: 'Renomear município',
    removeCity: 'Excluir município',
    cityConsequence: (name: string) => `${name} deixa de aparecer para as lojas.`,
    cityRemoved: (name: string) => `${name} foi excluído.`,
    renameTitle: (name: string) => `Renomear ${name}`,
    name: 'Nome',
    nameHint: 'As lojas veem o nome novo na hora; taxas e mínimos ficam.',
    save: 'Salvar',
    renamed: 'Nome salvo.',
    joinTitle: (name: string) => `Juntar ${name} a outro bairro`,
    joinConsequence: (name: string) =>
      `As taxas que as lojas têm em ${name} passam para o outro bairro, e ${name} deixa de existir. Quem entrega nos dois fica com as taxas do outro.`,
    into: 'Juntar a',
    choose: 'Escolha o bairro',
    chooseMissing: 'Escolha o bairro que fica.',
    joinedTitle: 'Bairros juntados',
    joined: (from: string, into: string, stores: number) =>
      stores === 0
        ? `${from} agora é ${into}. Nenhuma loja entregava ali.`
        : `${from} agora é ${into}, em ${counted(stores, 'loja', 'lojas')}.`,
    inUse: (name: string, stores: number) =>
      `${counted(stores, 'loja entrega', 'lojas entregam')} em ${name}. Junte-o a outro bairro, ou peça que o desativem.`,
    consequence: (name: string, idle: number) =>
      idle === 0
        ? `${name} deixa de aparecer para as lojas.`
        : `${name} deixa de aparecer para as lojas; ${counted(idle, 'loja que o tinha desativado perde', 'lojas que o tinham desativado perdem')} as taxas guardadas.`,
    removed: (name: string) => `${name} foi excluído.`,
    addSubmit: 'Adicionar',
    added: 'Bairro adicionado.',
    knownAlready: 'Este bairro já existe.',
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
    refused: 'Nada foi salvo. Corrija o arquivo e tente de novo:',
    leaveOut: 'Importar sem as linhas com erro',
    report: ({ added, renamed, known }: ImportedDistricts) =>
      `${counted(added, 'bairro novo', 'bairros novos')}, ${renamed.toLocaleString('pt-BR')} com outra grafia, ${counted(known, 'já conhecido', 'já conhecidos')}.`,
    leftOut,
  },
  products: {
    title: 'Catálogo de produtos',
    hint: 'Produtos com código de barras que as lojas procuram ao cadastrar os seus. Um arquivo CSV com código de barras, nome e descrição, com até 10 MB.',
    status: ({ products, withPicture }: CatalogueStatus) =>
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
    refused: 'Nada foi salvo. Corrija o arquivo e tente de novo:',
    leaveOut: 'Importar produtos sem as linhas com erro',
    report: ({ added, changed, known }: ImportedCatalogue) =>
      `${counted(added, 'produto novo', 'produtos novos')}, ${changed.toLocaleString('pt-BR')} com outros dados, ${counted(known, 'já conhecido', 'já conhecidos')}.`,
    leftOut,
  },
} as const;
