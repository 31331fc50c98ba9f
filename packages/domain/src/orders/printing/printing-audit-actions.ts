import type { ActionRows } from '../../people/audit/action-row.ts';
import { type AuditFacts, changesOf, counted } from '../../people/audit/audit-facts.ts';
import { LAYOUT_NAMES, METHOD_NAMES, PAPER_NAMES } from './print-settings.ts';

type Read = (side: AuditFacts) => string | null;
const yesNo =
  (field: string): Read =>
  (side) =>
    side.yesNo(field);
const number =
  (field: string, unit = ''): Read =>
  (side) => {
    const value = side.number(field);
    return value === null ? null : `${value}${unit}`;
  };
const named =
  (field: string, names: Readonly<Record<string, string>>): Read =>
  (side) => {
    const value = side.text(field);
    return value === null ? null : (names[value] ?? 'outro');
  };

const SETTINGS: readonly (readonly [field: string, what: string, read: Read])[] = [
  ['defaultPrinter', 'Impressora', (side) => side.text('defaultPrinter')],
  ['method', 'Módulo de impressão', named('method', METHOD_NAMES)],
  ['layout', 'Modelo do cupom', named('layout', LAYOUT_NAMES)],
  ['copies', 'Vias', number('copies')],
  ['printsProduction', 'Cupom de produção', yesNo('printsProduction')],
  ['printsCustomerCopy', 'Via do cliente', yesNo('printsCustomerCopy')],
  ['printsStoreCopy', 'Via da loja', yesNo('printsStoreCopy')],
  ['groupsItems', 'Agrupar itens iguais', yesNo('groupsItems')],
  ['printsLogo', 'Logotipo', yesNo('printsLogo')],
  ['acceptsAutomatically', 'Aceitar pedidos automaticamente', yesNo('acceptsAutomatically')],
  ['delayMs', 'Pausa entre cupons', (side) => secondsOf(side.number('delayMs'))],
  ['width', 'Papel', named('width', PAPER_NAMES)],
  ['linesSkipped', 'Linhas em branco no início', number('linesSkipped')],
  ['marginLeft', 'Margem esquerda', number('marginLeft', ' mm')],
  ['marginRight', 'Margem direita', number('marginRight', ' mm')],
  ['fontName', 'Letra', (side) => side.text('fontName')],
  ['fontSize', 'Tamanho da letra', number('fontSize')],
  ['routes', 'Setores das categorias', stationsOf],
];

/** Audit log: changes of print settings and print devices. */
export const PRINTING_ACTIONS = {
  'printing.settings-saved': {
    area: 'printing',
    describe: (f) => `Mudou as configurações de impressão${fieldsOf(f)}`,
    changes: (f) =>
      changesOf(
        f,
        SETTINGS.map(([, what, read]) => [what, read]),
      ),
  },
  'printing.auto-accept-switched': {
    area: 'printing',
    describe: (f) =>
      f.flag('ligado') === false
        ? 'Desligou a aceitação automática de pedidos'
        : 'Ligou a aceitação automática de pedidos',
  },
  'printing.code-made': { area: 'printing', describe: () => 'Gerou um código para conectar um computador' },
  'printing.device-paired': {
    area: 'printing',
    describe: (f) => `Conectou o computador ${deviceOf(f)}`,
  },
  'printing.device-changed': {
    area: 'printing',
    describe: (f) => `Mudou as impressoras do computador ${deviceOf(f)}`,
    changes: (f) =>
      changesOf(f, [
        ['Nome', (side) => side.text('nome')],
        ['Impressora', (side) => side.text('impressora')],
        ['Setores', (side) => side.texts('setores').join('; ') || null],
      ]),
  },
  'printing.device-kept': {
    area: 'printing',
    describe: (f) => `Assumiu o computador ${deviceOf(f)}`,
  },
  'printing.device-removed': {
    area: 'printing',
    describe: (f) => `Desconectou o computador ${deviceOf(f)}`,
  },
  'printing.qz-keys-saved': { area: 'printing', describe: () => 'Salvou o certificado do QZ Tray' },
} as const satisfies ActionRows;

function deviceOf(facts: AuditFacts): string {
  return facts.quoted('nome', 'de impressão');
}

/** Old entries have no values, so the names of the changed fields are listed. */
function fieldsOf(facts: AuditFacts): string {
  if (facts.after.fields().length > 0) return '';
  const named = (facts.text('campos') ?? '').split(', ');
  const words = SETTINGS.filter(([field]) => named.includes(field)).map(([, what]) => what.toLowerCase());
  return words.length === 0 || words.length > 4 ? '' : `: ${words.join(', ')}`;
}

function secondsOf(milliseconds: number | null): string | null {
  return milliseconds === null ? null : `${milliseconds / 1000} s`.replace('.', ',');
}

function stationsOf(facts: AuditFacts): string | null {
  const routes = facts.records('routes');
  if (routes.length === 0) return facts.fields().includes('routes') ? 'nenhum' : null;
  const stations = [...new Set(routes.flatMap((route) => route.text('station') ?? []))];
  return `${counted(routes.length, 'categoria', 'categorias')} em ${stations.join(', ') || 'nenhum setor'}`;
}
