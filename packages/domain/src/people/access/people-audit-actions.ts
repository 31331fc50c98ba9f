import type { ActionRows } from '../audit/action-row.ts';
import {
  type AuditFacts,
  changesOf,
  counted,
  type DescribedChange,
  listChange,
} from '../audit/audit-facts.ts';
import type { GrantablePermission } from './permissions.ts';

/** Audit log: changes of users, their permissions and logins. */
export const PEOPLE_ACTIONS = {
  'access.user-added': {
    area: 'people',
    describe: (f) => `Cadastrou ${f.person('pessoa')}${roleOf(f.text('perfil'))}`,
  },
  'access.user-blocked': {
    area: 'people',
    describe: (f) => `Bloqueou ${f.person('pessoa')}`,
    changes: personChanges,
  },
  'access.user-reactivated': {
    area: 'people',
    describe: (f) => `Reativou ${f.person('pessoa')}`,
    changes: personChanges,
  },
  'access.role-changed': {
    area: 'people',
    describe: (f) => `Mudou o perfil de ${f.person('pessoa')}${toRole(f.text('perfil'))}`,
    changes: personChanges,
  },
  'access.user-changed': {
    area: 'people',
    describe: (f) => `Mudou o cadastro de ${f.person('pessoa')}`,
    changes: personChanges,
  },
  'access.user-invited': {
    area: 'people',
    describe: (f) => `Convidou ${f.person('pessoa')} por e-mail para escolher a senha`,
  },
  'access.invitation-withdrawn': {
    area: 'people',
    describe: (f) => `Cancelou o convite de ${f.person('pessoa')}`,
  },
  'access.grants-changed': {
    area: 'people',
    describe: () => 'Mudou o que os operadores podem fazer',
    changes: (f) =>
      listChange(grantsOf(f.before), grantsOf(f.after), {
        come: 'Operadores passaram a poder',
        gone: 'Operadores deixaram de poder',
      }),
  },
  'access.sessions-ended': {
    area: 'access',
    describe: (f) => `Encerrou ${counted(f.number('sessoes'), 'sessão', 'sessões')} de ${f.person('pessoa')}`,
  },
  'access.logged-in': {
    area: 'access',
    describe: (f) =>
      f.text('via') === 'ticket' ? 'Entrou no painel por um link de acesso' : 'Entrou no painel',
  },
  'access.logged-out': { area: 'access', describe: () => 'Saiu do painel' },
  'access.login-failed': { area: 'access', describe: () => 'Tentou entrar com a senha errada' },
  'access.ticket-created': { area: 'access', describe: () => 'Recebeu um link de acesso ao painel' },
  'access.recovery-code-sent': {
    area: 'access',
    describe: (f) => `Pediu um código para trocar a senha${CHANNELS[f.text('channel') ?? ''] ?? ''}`,
  },
  'access.password-reset': { area: 'access', describe: () => 'Trocou a senha com o código de recuperação' },
  'access.password-link-made': {
    area: 'access',
    describe: (f) => `Criou um link para ${f.person('pessoa')} escolher a senha`,
  },
  'access.password-set': { area: 'access', describe: () => 'Escolheu a senha pelo link recebido' },
  'access.intake-key-made': {
    area: 'access',
    describe: (f) => `Criou a chave de integração ${f.quoted('rotulo', 'de um parceiro')}`,
  },
  'access.intake-key-withdrawn': {
    area: 'access',
    describe: (f) => `Retirou a chave de integração ${f.quoted('rotulo', 'de um parceiro')}`,
  },
  'access.visit-begun': {
    area: 'access',
    describe: (f) =>
      `Abriu o painel numa visita de suporte, só leitura, por ${f.quoted('motivo', 'um motivo')}`,
  },
  'access.visit-ended': {
    area: 'access',
    describe: (f) => {
      const visitor = f.text('visitante') ?? 'alguém da equipe';
      return f.text('fim') === 'time'
        ? `A visita de suporte de ${visitor} terminou na hora marcada`
        : `Encerrou a visita de suporte de ${visitor}`;
    },
  },
} as const satisfies ActionRows;

/**
 * Changes that the sentence does not name: name, e-mail address or password. Addresses and passwords
 * themselves are never shown.
 */
function personChanges(facts: AuditFacts): DescribedChange[] {
  const changed = (field: string, what: string): DescribedChange[] =>
    facts.flag(field) === true ? [{ what, before: null, after: 'trocado' }] : [];
  return [
    ...changesOf(facts, [['Nome', (side) => side.text('nome')]]),
    ...changed('email_alterado', 'E-mail'),
    ...changed('senha_alterada', 'Acesso com senha'),
  ];
}

const CHANNELS: Readonly<Record<string, string>> = { email: ' por e-mail', sms: ' por SMS' };

const roleOf = (role: string | null) => (role === null ? '' : ` como ${role}`);
const toRole = (role: string | null) => (role === null ? '' : ` para ${role}`);

const GRANT_NAMES: Record<GrantablePermission, string> = {
  'orders.change-status': 'mudar o status dos pedidos',
  'orders.cancel': 'cancelar pedidos',
  'orders.request-courier': 'chamar entregador',
  'orders.chat': 'conversar com clientes',
  'customers.see': 'ver dados de clientes',
  'store.open-close': 'abrir e fechar a loja',
  'store.change-estimate': 'mudar a previsão de entrega',
  'catalogue.use': 'usar o cardápio',
  'catalogue.edit': 'editar o cardápio',
  'bulk-upload.use': 'enviar itens em massa',
  'ratings.read': 'ver avaliações',
  'ratings.reply': 'responder a avaliações',
  'settings.use': 'ver as configurações',
  'hours.manage': 'mudar os horários',
  'payment-methods.manage': 'mudar as formas de pagamento',
  'online-payment.switch': 'ligar o pagamento online',
  'delivery-areas.manage': 'mudar os locais de atendimento',
};
const NAMED_GRANTS: ReadonlyMap<string, string> = new Map(Object.entries(GRANT_NAMES));

const grantsOf = (facts: AuditFacts) =>
  facts.texts('permissoes').map((name) => NAMED_GRANTS.get(name) ?? 'outra permissão');
