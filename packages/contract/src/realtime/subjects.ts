/**
 * Subjects of announced changes, with their wire words. A panel fetches its displayed data of a subject again, but
 * never changes text that a person is typing.
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
 * Subjects whose changes are not always announced: machines connect and disconnect, and triggers push people and stores
 * separately (`f5pagina`, `sessao-mudou`). A panel that was offline fetches them again, regardless of their number.
 */
export const PARTLY_ANNOUNCED: readonly Subject[] = ['people', 'printers', 'store', 'support-visits'];

export type SubjectWord = (typeof SUBJECTS)[Subject];

/**
 * The push `mudou`: a subject has changed. A client with this version need not fetch. `numero` counts the store's
 * announcements. A client that has this number or a later one of the subject need not fetch either.
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

/** The number of each subject's last announcement; subjects without an announcement are missing. */
export type SubjectNumbersWire = Partial<Record<SubjectWord, number>>;

/** Leaves out subjects of a newer server. */
export function subjectsToWire(numbers: Partial<Record<string, number>>): SubjectNumbersWire {
  return Object.fromEntries(
    Object.entries(SUBJECTS).flatMap(([subject, word]) =>
      numbers[subject] === undefined ? [] : [[word, numbers[subject]]],
    ),
  );
}
