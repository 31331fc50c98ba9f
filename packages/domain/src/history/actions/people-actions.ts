import type { ActionRows } from '../action-row.ts';
import { counted } from '../audit-facts.ts';

/** Who may be in, and how people get in and out. */
export const PEOPLE_ACTIONS = {
  'access.user-added': {
    area: 'people',
    say: (f) => `Cadastrou ${f.person('pessoa')}${roleOf(f.text('perfil'))}`,
  },
  'access.user-blocked': { area: 'people', say: (f) => `Bloqueou ${f.person('pessoa')}` },
  'access.user-reactivated': { area: 'people', say: (f) => `Reativou ${f.person('pessoa')}` },
  'access.role-changed': {
    area: 'people',
    say: (f) => `Mudou o perfil de ${f.person('pessoa')}${toRole(f.text('perfil'))}`,
  },
  'access.sessions-ended': {
    area: 'access',
    say: (f) => `Encerrou ${counted(f.number('sessoes'), 'sessão', 'sessões')} de ${f.person('pessoa')}`,
  },
  'access.logged-in': {
    area: 'access',
    say: (f) => (f.text('via') === 'ticket' ? 'Entrou no painel por um link de acesso' : 'Entrou no painel'),
  },
  'access.logged-out': { area: 'access', say: () => 'Saiu do painel' },
  'access.login-failed': { area: 'access', say: () => 'Tentou entrar com a senha errada' },
  'access.ticket-created': { area: 'access', say: () => 'Recebeu um link de acesso ao painel' },
  'access.recovery-code-sent': {
    area: 'access',
    say: (f) => `Pediu um código para trocar a senha${CHANNELS[f.text('channel') ?? ''] ?? ''}`,
  },
  'access.password-reset': { area: 'access', say: () => 'Trocou a senha com o código de recuperação' },
  'access.password-link-made': {
    area: 'access',
    say: (f) => `Criou um link para ${f.person('pessoa')} escolher a senha`,
  },
  'access.password-set': { area: 'access', say: () => 'Escolheu a senha pelo link recebido' },
  'access.intake-key-made': {
    area: 'access',
    say: (f) => `Criou a chave de integração ${f.quoted('rotulo', 'de um parceiro')}`,
  },
  'access.intake-key-withdrawn': {
    area: 'access',
    say: (f) => `Retirou a chave de integração ${f.quoted('rotulo', 'de um parceiro')}`,
  },
} as const satisfies ActionRows;

const CHANNELS: Readonly<Record<string, string>> = { email: ' por e-mail', sms: ' por SMS' };

const roleOf = (role: string | null) => (role === null ? '' : ` como ${role}`);
const toRole = (role: string | null) => (role === null ? '' : ` para ${role}`);
