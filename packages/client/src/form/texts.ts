import { formatDateTime } from '../formats/date-time.ts';

export const formTexts = {
  save: 'Salvar',
  unsaved: 'Há alterações não salvas.',
  allSaved: 'Tudo salvo.',
  leave: 'Sair sem salvar? As alterações feitas nesta tela serão perdidas.',
  leaveConfirm: 'Sair sem salvar',
  leaveCancel: 'Continuar aqui',
  offline:
    'Sem conexão com o servidor. Suas alterações continuam na tela: tente salvar de novo em instantes.',
  failed: 'Não foi possível salvar. Suas alterações continuam na tela: tente de novo em instantes.',
  meanwhileTitle: 'Outra pessoa salvou antes',
  meanwhile: (by: string | null, at: Date) =>
    `${by ?? 'Outra pessoa'} salvou alterações em ${formatDateTime(at)}, enquanto você editava. O que deve ficar?`,
  yours: 'Suas alterações',
  theirs: 'O que está salvo',
  takeYours: 'Salvar as minhas',
  takeTheirs: 'Ficar com o que está salvo',
  locked: 'Aqui você só lê. Quem administra a loja muda o que está aqui, ou deixa que você mude.',
  notAllowed:
    'Quem administra a loja retirou esta permissão: o que você mudou não foi salvo. Continua aqui até você descartar.',
  discard: 'Descartar',
  keepEditing: 'Voltar à edição',
} as const;
