import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import type { InvitationState } from '@comanda/contract/people/access/people.wire';
import { ROLE_NAMES, type Role } from '@comanda/domain/people/access/permissions';

const invitations: Record<InvitationState, string> = {
  sent: 'Convite em aberto',
  expired: 'Convite vencido',
  withdrawn: 'Convite cancelado',
};
const enters = 'Como a pessoa vai entrar';

export const userTexts = {
  title: 'Usuários e permissões',
  table: 'Usuários da loja',
  noun: ['usuário', 'usuários'],
  columns: {
    id: 'Código',
    name: 'Nome do usuário',
    email: 'Email',
    role: 'Grupo de acesso',
    status: 'Status',
    actions: 'Ações',
  },
  search: 'Procurar usuário',
  add: 'Adicionar Usuário',
  grants: 'Permissões dos operadores',
  edit: 'Editar',
  disable: 'Inutilizar',
  reactivate: 'Reativar',
  inviteAgain: 'Enviar convite de novo',
  uninvite: 'Cancelar convite',
  actionsOf: (name: string) => `Ações de ${name}`,
  you: 'você',
  status: (isActive: boolean) => (isActive ? 'Ativo' : 'Inativo'),
  roles: ROLE_NAMES satisfies Record<Role, string>,
  noRole: 'Sem grupo',
  filter: 'Status',
  filters: { active: 'Ativos', inactive: 'Inativos', invited: 'Com convite', unguarded: 'Sem segundo fator' },
  invitations,
  expiresAt: (at: number) => `O link vale até ${formatDateTime(new Date(at))}`,
  none: 'Nenhum usuário encontrado.',
  noneHint: 'Adicione quem trabalha com você: cada pessoa entra com o próprio e-mail e senha.',
  loadFailed: 'Ocorreu um erro ao carregar os usuários.',
  failed: 'Não foi possível salvar o usuário.',

  formTitle: 'Configurar usuário',
  back: 'Voltar aos usuários',
  gone: 'Este usuário não está na lista da loja.',
  data: 'Dados',
  name: 'Nome',
  email: 'E-mail',
  emailHint: 'É com ele que a pessoa entra no painel.',
  loginHint: (username: string) => `Também entra com o usuário “${username}”.`,
  role: 'Grupo de acesso',
  roleHint: {
    admin: 'Pode tudo na loja: equipe, preços, financeiro e cadastro.',
    operator: 'Cuida dos pedidos. O que mais pode está em Permissões dos operadores.',
  } satisfies Record<Role, string>,
  statusLabel: 'Status',
  required: 'Campo obrigatório.',
  ownAccess: 'Grupo de acesso e status da sua própria conta só outro Lojista Admin muda.',
  access: 'Acesso',
  enters,
  byInvitation: 'Enviar convite por e-mail',
  byPassword: 'Digitar uma senha',
  invitationHint: 'A pessoa recebe um link e escolhe a própria senha. Ele vale por 7 dias e uma vez só.',
  passwordHint: 'Passe a senha só para a pessoa, e peça que a troque depois de entrar.',
  password: 'Senha',
  confirmation: 'Confirmar senha',
  newPasswordHint:
    'Deixe em branco para não mudar. Com outra senha a pessoa sai do painel em todos os aparelhos.',
  ownPassword: 'A sua senha você troca em',
  account: 'Minha conta',
  save: 'Salvar',
  invite: 'Convidar',
  saving: 'Salvando...',
  created: 'Usuário cadastrado com sucesso!',
  updated: 'Usuário atualizado com sucesso!',
  guarded: 'Entra com segundo fator',
  notMailedTitle: 'O convite não saiu por e-mail',
  notMailed: (name: string) =>
    `O usuário está salvo. Entregue você mesmo este link a ${name}: é nele que a pessoa escolhe a senha.`,
  notMailedLink: 'Link do convite (vale por 7 dias, uma vez só)',
  invited: (email: string) => `Convite enviado para ${email}`,
  uninvited: 'Convite cancelado: o link não vale mais.',

  disableTitle: (name: string) => `Inutilizar ${name}?`,
  disableText:
    'A pessoa sai do painel na hora, em todos os aparelhos, e não entra mais até ser reativada. O que ela fez continua no histórico.',
  machines: (names: readonly string[]) =>
    names.length === 1
      ? `Foi ela que conectou o computador “${names[0]}”, que imprime pedidos.`
      : `Foi ela que conectou estes computadores, que imprimem pedidos: ${names.map((name) => `“${name}”`).join(', ')}.`,
  machinesLabel: 'O que fazer com a impressão',
  takeOver: 'Assumir agora',
  leave: 'Deixar suspensa',
  takeOverHint: 'Nada para: a impressão continua, agora em seu nome.',
  leaveHint: 'A impressão para até um administrador assumir em Impressoras.',
  cancel: 'Cancelar',
  reactivateTitle: (name: string) => `Reativar ${name}?`,
  reactivateText: (hasPassword: boolean) =>
    hasPassword
      ? 'A pessoa volta a entrar no painel com a senha de antes. O que ela conectou volta a imprimir.'
      : 'A pessoa volta à lista como ativa. Ela ainda não tem senha: depois, envie o convite de novo.',
} as const;
