/**
 * What is announced when somebody changed it, and its word on the wire. A panel asks anew for what it shows of a subject;
 * what people are typing is never touched.
 */
export const SUBJECTS = {
  'delivery-areas': 'bairros',
  hours: 'funcionamento',
  menu: 'cardapio',
  'payment-methods': 'formas-pagamento',
  people: 'usuarios',
  registration: 'cadastro',
  store: 'loja',
  printers: 'impressoras',
  'support-visits': 'visitas',
  uploads: 'envios',
} as const;

export type Subject = keyof typeof SUBJECTS;
export type SubjectWord = (typeof SUBJECTS)[Subject];

/** The push `mudou`: a subject is otherwise than before; with a version, whoever has that one has nothing to ask. */
export interface ChangeHint {
  assunto: SubjectWord;
  versao?: number;
}

export function changeHint(subject: Subject, version: number | null): ChangeHint {
  return { assunto: SUBJECTS[subject], ...(version === null ? {} : { versao: version }) };
}
