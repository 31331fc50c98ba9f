import { dateAndTime } from '../../../kit/time/day-words.ts';
import { cleanName } from './clean-text.ts';
import { centred } from './header-rows.ts';
import type { Ticket } from './ticket.ts';

export interface TestPage {
  storeName: string;
  /** Printer or station under test. */
  printerName: string;
  /** Epoch milliseconds. */
  at: number;
  /** IANA name. */
  timeZone: string;
  jobId: number | null;
}

/** A ruler as wide as the wider paper: the last number that is printed shows how many letters fit. */
const RULER = '....5...10...15...20...25...30...35...40...45.';

/** A page that shows if accents, sizes and width are right. */
export function testTicket(page: TestPage): Ticket {
  const printerName = cleanName(page.printerName, 'Impressora');
  return {
    title: `Teste de impressão · ${printerName}`,
    rows: [
      { kind: 'banner', text: 'TESTE DE IMPRESSÃO' },
      centred(cleanName(page.storeName, 'Loja'), { isBold: true }),
      { kind: 'text', text: `Impressora: ${printerName}` },
      { kind: 'text', text: dateAndTime(page.at, page.timeZone) },
      { kind: 'rule' },
      { kind: 'text', text: 'Acentos', isBold: true },
      { kind: 'text', text: 'Ação, feijão, pão, coração, maçã, você' },
      { kind: 'text', text: 'ÁÀÂÃÇÉÊÍÓÔÕÚÜ ªº R$' },
      { kind: 'text', text: 'áàâãçéêíóôõúü °½ #@' },
      { kind: 'rule' },
      { kind: 'text', text: 'Tamanhos', isBold: true },
      { kind: 'text', text: 'Letra normal' },
      { kind: 'text', text: 'Letra em negrito', isBold: true },
      { kind: 'text', text: 'Letra grande', size: 'large' },
      { kind: 'text', text: 'Letra maior', size: 'huge' },
      { kind: 'pair', left: '2× Pão de queijo', right: 'R$ 9,00' },
      { kind: 'rule' },
      { kind: 'text', text: 'Largura: 58 mm tem 32 colunas, 80 mm tem 46', isBold: true },
      { kind: 'text', text: RULER },
      ...(page.jobId === null ? [] : [{ kind: 'rule' } as const, centred(`Impressão ${page.jobId}`)]),
    ],
  };
}
