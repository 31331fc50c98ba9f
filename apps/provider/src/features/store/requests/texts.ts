export const texts = {
  title: 'Solicitações',
  subtitle: (waiting: number) =>
    waiting === 0
      ? 'Lojas que querem entrar na Comanda.'
      : waiting === 1
        ? '1 loja quer entrar'
        : `${waiting} lojas querem entrar, a que espera há mais tempo primeiro.`,
  noun: ['solicitação', 'solicitações'],
  shown: 'Mostrar',
  open: 'Em aberto',
  all: 'Todas',
  failed: 'Não foi possível carregar as solicitações',
  empty: 'Nenhuma solicitação em aberto',
  emptyHint: 'Quando alguém pedir cadastro na tela de entrada, o pedido aparece aqui sozinho.',
  answered: (at: string, by: string) => `Respondida em ${at} por ${by}`,
  closed: (at: string, by: string) => `Encerrada em ${at} por ${by}`,
  closedWhy: (why: string) => `Motivo: ${why}`,
  becameStore: (storeId: number) => `Virou a loja ${storeId}`,
  unnamed: 'alguém da equipe',
  answer: 'Respondida',
  answerTitle: 'Anotar a resposta',
  note: 'Anotação (opcional)',
  noteHint: 'Para a equipe: o que foi combinado. A solicitação continua na lista.',
  saveNote: 'Anotar',
  answerSaved: 'Resposta anotada.',
  close: 'Encerrar',
  closeTitle: 'Encerrar sem criar loja',
  closeReason: 'Motivo',
  closeSaved: 'Solicitação encerrada.',
  make: 'Criar loja',
  makeTitle: 'Criar a loja',
  made: (storeId: number) => `Loja ${storeId} criada. O convite foi enviado.`,
  madeBefore: (storeId: number) => `Esta solicitação já virou a loja ${storeId}.`,
  notMailedTitle: (storeId: number) => `Loja ${storeId} criada, mas o convite não saiu`,
  notMailed: 'Entregue você mesmo este link ao responsável: é nele que a pessoa escolhe a senha.',
  notMailedToSupport:
    'O e-mail do convite não saiu. Peça a quem administra a equipe um link de senha para o responsável.',
  link: 'Link do convite (vale por 7 dias, uma vez só)',
} as const;
