import { formatCents } from '../../../kit/cents/format-cents.ts';
import type { ActionRows } from '../action-row.ts';
import { type AuditFacts, counted, type ToldChange } from '../audit-facts.ts';

/** Delivery areas and couriers. */
export const DELIVERY_ACTIONS = {
  'delivery-areas.edited': {
    area: 'delivery-areas',
    say: (f) => `Mudou ${areasOf(f)}`,
    changes: areaChanges,
  },
  'delivery-areas.changed-many': {
    area: 'delivery-areas',
    say: (f) => `Mudou ${areasOf(f)}${f.number('bairros') === 1 ? '' : ' de uma vez'}`,
    changes: areaChanges,
  },
  'delivery-areas.undone': {
    area: 'delivery-areas',
    say: (f) => `Desfez a mudança de ${areasOf(f)}`,
    changes: areaChanges,
  },
  'delivery-areas.city-added': {
    area: 'delivery-areas',
    say: (f) => `Incluiu ${f.city('cidade')} nos locais de atendimento`,
  },
  'delivery-areas.city-removed': {
    area: 'delivery-areas',
    say: (f) => `Tirou ${f.city('cidade')} dos locais de atendimento`,
  },
  'delivery-areas.district-renamed': {
    area: 'delivery-areas',
    say: (f) => `Mudou o nome do bairro ${f.quoted('bairro', 'da lista')} para ${f.quoted('para', 'outro')}`,
  },
  'delivery-areas.district-joined': {
    area: 'delivery-areas',
    say: (f) => `Juntou o bairro ${f.quoted('bairro', 'da lista')} a ${f.quoted('com', 'outro')}`,
    changes: areaChanges,
  },
  'delivery-areas.district-removed': {
    area: 'delivery-areas',
    say: (f) =>
      `Excluiu da lista o bairro ${f.quoted('bairro', 'sem entregas')}, em que a loja não entregava`,
  },
  'delivery-areas.city-renamed': {
    area: 'delivery-areas',
    say: (f) => `Mudou o nome da cidade ${f.quoted('cidade', 'da lista')} para ${f.quoted('para', 'outro')}`,
  },
  'delivery-areas.city-dropped': {
    area: 'delivery-areas',
    say: (f) => `Excluiu da lista a cidade ${f.quoted('cidade', 'sem bairros')}`,
  },
  'courier.account-saved': {
    area: 'courier',
    say: () => 'Configurou a conta do serviço de entregas',
  },
  'courier.account-switched': {
    area: 'courier',
    say: (f) => `${f.flag('ligado') === false ? 'Desligou' : 'Ligou'} o serviço de entregas`,
  },
  'courier.areas-saved': {
    area: 'courier',
    say: (f) => `Salvou ${counted(f.number('bairros'), 'bairro', 'bairros')} do serviço de entregas`,
  },
  'courier.area-switched': {
    area: 'courier',
    say: (f) =>
      f.flag('ligado') === false
        ? `Deixou de oferecer ${courierArea(f)} no serviço de entregas`
        : `Passou a oferecer ${courierArea(f)} no serviço de entregas`,
  },
  'courier.link-withdrawn': {
    area: 'courier',
    say: (f) => `Cancelou o link do entregador${f.ofOrder()}`,
  },
} as const satisfies ActionRows;

const areasOf = (facts: AuditFacts) => counted(facts.number('bairros'), 'bairro', 'bairros');

function courierArea(facts: AuditFacts): string {
  return facts.quoted('nome', 'um bairro');
}

/** The server's packed form of an area: number, version, active, minimum, fee, free, free from. Sums in cents. */
type PackedArea = readonly [
  districtId: number,
  version: number,
  isActive: number,
  minimumCents: number,
  feeCents: number,
  isFree: number,
  freeFromCents: number | null,
];

function areaChanges(facts: AuditFacts): ToldChange[] {
  const [before, after] = [facts.before, facts.after].map(
    (side) =>
      new Map(
        side
          .list('bairros')
          .filter(isPacked)
          .map((area) => [area[0], area]),
      ),
  );
  return [...(after?.values() ?? [])].flatMap((area) => {
    const found = before?.get(area[0]);
    const change = {
      what: facts.district(area[0]),
      before: found === undefined ? null : termsOf(found),
      after: termsOf(area),
    };
    return change.before === change.after ? [] : [change];
  });
}

/** The ids of the districts in an entry. */
export function districtsIn(facts: AuditFacts): number[] {
  return facts.after
    .list('bairros')
    .filter(isPacked)
    .map(([districtId]) => districtId);
}

function isPacked(value: unknown): value is PackedArea {
  return (
    Array.isArray(value) &&
    value.length >= 6 &&
    value.slice(0, 6).every((part) => Number.isInteger(part) && Math.abs(part) < 2 ** 31)
  );
}

function termsOf([, , isActive, minimumCents, feeCents, isFree, freeFromCents]: PackedArea): string {
  if (isActive !== 1) return 'não entrega';
  const isAlwaysFree = isFree === 1 || feeCents === 0;
  return [
    isAlwaysFree ? 'grátis' : `taxa ${formatCents(feeCents)}`,
    ...(minimumCents > 0 ? [`mínimo ${formatCents(minimumCents)}`] : []),
    ...(!isAlwaysFree && typeof freeFromCents === 'number' && freeFromCents > 0
      ? [`grátis a partir de ${formatCents(freeFromCents)}`]
      : []),
  ].join(', ');
}
