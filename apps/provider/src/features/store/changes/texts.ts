import type { ReviewedField } from '@comanda/domain/store/store/pending-changes';

export const FIELD_NAMES: Record<ReviewedField, string> = {
  'app-text': 'Texto App',
  phrase: 'Frase Promocional',
  logo: 'Logotipo',
  banner: 'Banner',
};

const OF_TEXTS = [
  'O texto tem erros de escrita. Corrija e envie de novo.',
  'O texto traz telefone, endereço ou link de fora. Retire e envie de novo.',
  'O texto promete o que não está no cardápio. Corrija e envie de novo.',
] as const;
const OF_IMAGES = [
  'A imagem está com pouca definição. Envie uma maior e mais nítida.',
  'A imagem está cortada ou mal enquadrada. Envie uma em que tudo apareça.',
  'A imagem traz telefone, endereço ou link de fora. Retire e envie de novo.',
  'A imagem é de outra marca. Envie uma que a sua loja possa usar.',
] as const;

/** Prepared reasons for frequent rejections. The store reads exactly these texts. */
export const READY_REASONS: Record<ReviewedField, readonly string[]> = {
  'app-text': OF_TEXTS,
  phrase: OF_TEXTS,
  logo: OF_IMAGES,
  banner: OF_IMAGES,
};

export const texts = {
  title: 'Alterações',
  subtitle: (total: number, isFiltered: boolean) =>
    total === 0
      ? 'O que as lojas mudam e a equipe confere.'
      : isFiltered
        ? total === 1
          ? '1 alteração com este filtro'
          : `${total} alterações com este filtro`
        : total === 1
          ? '1 alteração espera a equipe'
          : `${total} alterações esperam a equipe, a mais antiga primeiro`,
  field: 'Campo',
  allFields: 'Todos os campos',
  onlyStore: 'Ver só esta loja',
  allStores: 'Ver de todas as lojas',
  keys: 'Decidir com as teclas A e R',
  failed: 'Não foi possível carregar as alterações',
  empty: 'Nada espera por você',
  emptyHint: 'Quando uma loja mudar logotipo, banner ou textos, a alteração aparece aqui sozinha.',
  emptyFiltered: 'Nada com este filtro',
  before: 'Antes',
  after: 'Depois',
  nothing: 'Nada',
  zoom: (side: string) => `Ampliar: ${side}`,
  requestedBy: (name: string) => `Pedida por ${name}`,
  approve: 'Aprovar',
  reject: 'Recusar',
  rejectTitle: 'Recusar a alteração',
  reason: 'Motivo, que a loja lê',
  ready: 'Motivos prontos',
  approved: 'Aprovada. Já vale na loja.',
  rejected: 'Recusada. A loja lê o motivo.',
  notDone: 'Não foi possível aprovar. Tente de novo.',
  stale: (why: string) => `${why} Passamos para a próxima.`,
  next: 'Em seguida',
  more: (count: number) => `e mais ${count}`,
} as const;
