import type { ActionRows } from '../audit/action-row.ts';
import { counted } from '../audit/audit-facts.ts';

/** Audit log: actions of users on their own login. */
export const ACCOUNT_ACTIONS = {
  'access.code-wrong': {
    area: 'access',
    describe: () => 'Errou o código do segundo fator, com a senha certa',
  },
  'access.factor-code-used': {
    area: 'access',
    describe: (f) => `Usou um código de recuperação${left(f.number('restantes'))}`,
  },
  'access.factor-set-up': {
    area: 'access',
    describe: (f) =>
      f.flag('trocado') === true ? 'Trocou o aplicativo do segundo fator' : 'Ligou o segundo fator',
  },
  'access.factor-turned-off': { area: 'access', describe: () => 'Desligou o segundo fator' },
  'access.factor-turned-off-by-provider': {
    area: 'access',
    describe: (f) => `Desligou o segundo fator de ${f.person('pessoa')}`,
  },
  'access.factor-codes-made': { area: 'access', describe: () => 'Gerou novos códigos de recuperação' },
  'access.factor-demanded': {
    area: 'access',
    describe: (f) =>
      f.flag('exigido') === false
        ? 'Deixou de exigir segundo fator dos administradores'
        : 'Passou a exigir segundo fator dos administradores',
  },
  'access.password-changed': { area: 'access', describe: () => 'Trocou a própria senha' },
  'access.email-changed': { area: 'access', describe: () => 'Mudou o próprio e-mail' },
  'access.own-sessions-ended': {
    area: 'access',
    describe: (f) => `Encerrou ${counted(f.number('sessoes'), 'sessão sua', 'sessões suas')}`,
  },
} as const satisfies ActionRows;

function left(count: number | null): string {
  return count === null ? '' : ` (restam ${count})`;
}
