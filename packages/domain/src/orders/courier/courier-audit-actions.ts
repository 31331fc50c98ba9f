import type { ActionRows } from '../../people/audit/action-row.ts';
import { type AuditFacts, counted } from '../../people/audit/audit-facts.ts';

/** Audit log: changes of the courier services of provider and store. */
export const COURIER_ACTIONS = {
  'courier.account-saved': {
    area: 'courier',
    describe: () => 'Configurou a conta do serviço de entregas',
  },
  'courier.account-switched': {
    area: 'courier',
    describe: (f) => `${f.flag('ligado') === false ? 'Desligou' : 'Ligou'} o serviço de entregas`,
  },
  'courier.areas-saved': {
    area: 'courier',
    describe: (f) => `Salvou ${counted(f.number('bairros'), 'bairro', 'bairros')} do serviço de entregas`,
  },
  'courier.area-switched': {
    area: 'courier',
    describe: (f) =>
      f.flag('ligado') === false
        ? `Deixou de oferecer ${courierArea(f)} no serviço de entregas`
        : `Passou a oferecer ${courierArea(f)} no serviço de entregas`,
  },
  'courier.link-withdrawn': {
    area: 'courier',
    describe: (f) => `Cancelou o link do entregador${f.ofOrder()}`,
  },
} as const satisfies ActionRows;

function courierArea(facts: AuditFacts): string {
  return facts.quoted('nome', 'um bairro');
}
