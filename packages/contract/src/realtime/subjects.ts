/**
 * What is announced when somebody changed it, and its word on the wire. A panel asks anew for what it shows of a subject;
 * what people are typing is never touched.
 */
export const SUBJECTS = {
  'delivery-areas': 'bairros',
  finance: 'financeiro',
  hours: 'funcionamento',
  menu: 'cardapio',
  'online-payment': 'pagamento-online',
  'payment-methods': 'formas-pagamento',
  people: 'usuarios',
  registration: 'cadastro',
  store: 'loja',
  printers: 'impressoras',
  ratings: 'avaliacoes',
  'support-visits': 'visitas',
  uploads: 'envios',
} as const;

export type Subject = keyof typeof SUBJECTS;
/**
 * Subjects that are not always announced when they change: machines come and go, and triggers tell of people and stores
 * (`f5pagina`, `sessao-mudou`). Whoever was away asks for them anew whatever their number.
 */
export const PARTLY_ANNOUNCED: readonly Subject[] = ['people', 'printers', 'store', 'support-visits'];

export type SubjectWord = (typeof SUBJECTS)[Subject];

/**
 * The push `mudou`: a subject is otherwise than before; with a version, whoever has that one has nothing to ask. `numero`
 * counts the store's announcements: whoever has heard of that number, or a later one, of the subject has nothing to ask either.
 */
export interface ChangeHint {
  assunto: SubjectWord;
  versao?: number;
  numero?: number;
}

export function changeHint(subject: Subject, version: number | null, seq: number | null = null): ChangeHint {
  return {
    assunto: SUBJECTS[subject],
    ...(version === null ? {} : { versao: version }),
    ...(seq === null ? {} : { numero: seq }),
  };
}

/** Of each subject the number of its last announcement; of those never announced nothing. */
export type SubjectNumbersWire = Partial<Record<SubjectWord, number>>;

/** Subjects of a newer server are left out. */
export function subjectsToWire(numbers: Partial<Record<string, number>>): SubjectNumbersWire {
  return Object.fromEntries(
    Object.entries(SUBJECTS).flatMap(([subject, word]) =>
      numbers[subject] === undefined ? [] : [[word, numbers[subject]]],
    ),
  );
}
