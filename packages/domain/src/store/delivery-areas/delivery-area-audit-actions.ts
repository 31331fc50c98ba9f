import { formatCents } from '../../kit/cents/format-cents.ts';
import type { ActionRows } from '../../people/audit/action-row.ts';
import { type AuditFacts, counted, type DescribedChange } from '../../people/audit/audit-facts.ts';
import { isPacked, type PackedArea } from '../../people/audit/packed-areas.ts';

/** Audit log: changes of delivery areas, and of the provider's list of cities and districts. */
export const DELIVERY_ACTIONS = {
  'delivery-areas.edited': {
    area: 'delivery-areas',
    describe: (f) => `Mudou ${areasOf(f)}`,
    changes: areaChanges,
  },
  'delivery-areas.changed-many': {
    area: 'delivery-areas',
    describe: (f) => `Mudou ${areasOf(f)}${f.number('bairros') === 1 ? '' : ' de uma vez'}`,
    changes: areaChanges,
  },
  'delivery-areas.undone': {
    area: 'delivery-areas',
    describe: (f) => `Desfez a mudança de ${areasOf(f)}`,
    changes: areaChanges,
  },
  'delivery-areas.city-added': {
    area: 'delivery-areas',
    describe: (f) => `Incluiu ${f.city('cidade')} nos locais de atendimento`,
  },
  'delivery-areas.city-removed': {
    area: 'delivery-areas',
    describe: (f) => `Tirou ${f.city('cidade')} dos locais de atendimento`,
  },
  'delivery-areas.district-renamed': {
    area: 'delivery-areas',
    describe: (f) =>
      `Mudou o nome do bairro ${f.quoted('bairro', 'da lista')} para ${f.quoted('para', 'outro')}`,
  },
  'delivery-areas.district-joined': {
    area: 'delivery-areas',
    describe: (f) => `Juntou o bairro ${f.quoted('bairro', 'da lista')} a ${f.quoted('com', 'outro')}`,
    changes: areaChanges,
  },
  'delivery-areas.district-removed': {
    area: 'delivery-areas',
    describe: (f) =>
      `Excluiu da lista o bairro ${f.quoted('bairro', 'sem entregas')}, em que a loja não entregava`,
  },
  'delivery-areas.city-renamed': {
    area: 'delivery-areas',
    describe: (f) =>
      `Mudou o nome da cidade ${f.quoted('cidade', 'da lista')} para ${f.quoted('para', 'outro')}`,
  },
  'delivery-areas.city-dropped': {
    area: 'delivery-areas',
    describe: (f) => `Excluiu da lista a cidade ${f.quoted('cidade', 'sem bairros')}`,
  },
} as const satisfies ActionRows;

const areasOf = (facts: AuditFacts) => counted(facts.number('bairros'), 'bairro', 'bairros');

function areaChanges(facts: AuditFacts): DescribedChange[] {
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
