import type { AuditArea } from '@comanda/domain/people/audit/audit-area';
import * as z from 'zod/mini';
import { calendarDay } from '../../kit/calendar-day.ts';
import { bool, plainMoment, plainNumber, plainText, translated } from '../../kit/field-types.ts';
import { afterField, pageOf } from '../../kit/paged.ts';
import { answer, type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { type Shape, shape } from '../../kit/shape.ts';

/** The area names on the wire and in URLs. */
export const AREA_WORDS = {
  people: 'pessoas',
  access: 'acesso',
  store: 'loja',
  registration: 'cadastro',
  hours: 'horarios',
  payments: 'pagamentos',
  'delivery-areas': 'bairros',
  courier: 'entregas',
  printing: 'impressao',
  catalogue: 'cardapio',
  finance: 'financeiro',
  privacy: 'dados-pessoais',
} as const satisfies Record<AuditArea, string>;

const area = translated(AREA_WORDS);

/** The author of an entry: a person of the store, the provider's team, or the system. */
export type AuditWho = { userId: number } | 'team' | 'system';

const WHO = /^(?:equipe|automatico|[1-9]\d{0,8})$/;

/** Writes the author as text: `12`, `equipe` or `automatico`. */
export const wordOfWho = (who: AuditWho): string => {
  if (typeof who !== 'string') return String(who.userId);
  return who === 'team' ? 'equipe' : 'automatico';
};

/** Parses the result of {@link wordOfWho}; null for an unknown word. */
export function whoOfWord(word: string): AuditWho | null {
  if (!WHO.test(word)) return null;
  if (word === 'equipe') return 'team';
  return word === 'automatico' ? 'system' : { userId: Number(word) };
}

const who: Shape<AuditWho, string> = shape(z.string().check(z.regex(WHO, 'Pessoa desconhecida.')), {
  decode: (word) => whoOfWord(word) as AuditWho,
  encode: wordOfWho,
});

const filter = {
  /** Both days are inclusive, in the store's calendar. */
  from: ['de', calendarDay],
  to: ['ate', calendarDay],
  who: ['quem', orNull(who)],
  area: ['area', orNull(area)],
} as const;

export const auditQuery = record(filter);
export type AuditQuery = DomainOfShape<typeof auditQuery>;

export const auditPage = record({ ...filter, ...afterField('depois_de') });

const change = record({
  what: ['o_que', plainText],
  before: ['antes', nullable(plainText)],
  after: ['depois', nullable(plainText)],
});

const entry = record({
  entryId: ['id', plainText],
  at: ['em', plainMoment],
  /** The author as shown on screen: a name, `Equipe Comanda (ana)` or `Automático`. */
  who: ['quem', plainText],
  whoKind: [
    'tipo',
    translated({ person: 'pessoa', team: 'equipe', signer: 'assinante', system: 'automatico' }),
  ],
  area: ['area', area],
  text: ['frase', plainText],
  orderId: ['id_pedido', nullable(plainNumber)],
  changes: ['mudancas', list(change)],
  /** Number of changes that the text does not list, because an entry may be about hundreds of districts. */
  moreCount: ['outras_mudancas', plainNumber],
});
/** An entry of the store's history, as text. */
export type AuditEntry = DomainOfShape<typeof entry>;

/** A page of the history, the newest first. */
export const auditAnswer = pageOf('registros', entry);
export type AuditPage = DomainOfShape<typeof auditAnswer>;

const person = record({
  userId: ['id', plainNumber],
  name: ['nome', plainText],
  isActive: ['ativo', bool],
});
export type AuditPerson = DomainOfShape<typeof person>;
export const auditPeople = answer('pessoas', list(person));
