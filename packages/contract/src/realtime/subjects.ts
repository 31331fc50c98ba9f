/**
 * Subjects of announced changes, with their wire words. After an announcement a panel refetches the data it
 * shows about this subject. It never changes text that a person is typing.
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
 * Subjects whose changes are not always announced: computers connect and disconnect, and changes of people
 * and stores have their own push events (`f5pagina`, `sessao-mudou`). A panel that was offline refetches
 * these subjects regardless of their number.
 */
export const PARTLY_ANNOUNCED: readonly Subject[] = ['people', 'printers', 'store', 'support-visits'];

export type SubjectWord = (typeof SUBJECTS)[Subject];

/**
 * The push `mudou`: a subject has changed. A client that has the data in this `versao` need not refetch.
 * `numero` counts the store's announcements. A client that knows this or a later number of the subject need
 * not refetch either.
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

/** Removes subjects that this version does not know. */
export function subjectsToWire(numbers: Partial<Record<string, number>>): SubjectNumbersWire {
  return Object.fromEntries(
    Object.entries(SUBJECTS).flatMap(([subject, word]) =>
      numbers[subject] === undefined ? [] : [[word, numbers[subject]]],
    ),
  );
}
