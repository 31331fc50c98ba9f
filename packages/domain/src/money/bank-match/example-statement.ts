import type { CalendarDate } from '../../kit/time/calendar-date.ts';
import { addDays } from '../../kit/time/calendar-month.ts';
import type { DayRange } from '../../kit/time/day-range.ts';
import { type Deposit, latestDayOf } from './match-deposits.ts';

/** One deposit of the example has an amount that is smaller by this many cents. */
const SHORT_CENTS = 1_240;
const OURS = 'PIX RECEBIDO COMANDA PAGAMENTOS';
/** Further movements of the account: number of days after the first movement, cents, the bank's text. */
const OTHERS: readonly (readonly [after: number, cents: number, text: string])[] = [
  [2, -184_600, 'BOLETO MOINHO SAO JORGE'],
  [4, 35_000, 'PIX RECEBIDO EVENTO FIRMA CENTRAL'],
  [7, -92_318, 'PIX ENVIADO LATICINIOS SERRA'],
  [11, -4_990, 'TARIFA PACOTE DE SERVICOS'],
  [16, -61_045, 'DEBITO ENERGIA ELETRICA'],
  [21, -250_000, 'PIX ENVIADO ALUGUEL'],
];

/**
 * Generates a demo bank statement (OFX 1) for the deposits to one account. One deposit is missing, and one
 * has a different amount. Further movements are in between. Null if there are too few deposits.
 */
export function exampleStatement(
  deposits: readonly Deposit[],
  { account, span }: { account: { bank: string | null; number: string | null }; span: DayRange },
): string | null {
  const shown = deposits.filter(
    (deposit) => deposit.state === 'paid' && deposit.cents > SHORT_CENTS && latestDayOf(deposit) < span.to,
  );
  const [, missing] = shown;
  if (missing === undefined) return null;
  // The deposit with the different amount is later than the missing deposit, so that the comparison cannot
  // pair both.
  const other = shown.find(({ sentOn }) => sentOn > latestDayOf(missing));
  if (other === undefined) return null;
  const ours = shown.flatMap((deposit) =>
    deposit === missing
      ? []
      : [
          {
            day: deposit.paidOn ?? deposit.sentOn,
            cents: deposit === other ? deposit.cents - SHORT_CENTS : deposit.cents,
            text: OURS,
          },
        ],
  );
  const others = OTHERS.map(([after, cents, text]) => ({ day: addDays(span.from, after), cents, text }));
  const lines = [...ours, ...others.filter(({ day }) => day <= span.to)].sort((one, next) =>
    one.day < next.day ? -1 : one.day > next.day ? 1 : 0,
  );
  return [
    ...['OFXHEADER:100', 'DATA:OFXSGML', 'VERSION:102', 'SECURITY:NONE', 'ENCODING:USASCII', 'CHARSET:1252'],
    ...['COMPRESSION:NONE', 'OLDFILEUID:NONE', 'NEWFILEUID:NONE', '', '<OFX>'],
    ...['<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>BRL'],
    `<BANKACCTFROM><BANKID>${account.bank ?? '0'}<ACCTID>${account.number ?? '0'}<ACCTTYPE>CHECKING</BANKACCTFROM>`,
    `<BANKTRANLIST><DTSTART>${ofxDay(span.from)}<DTEND>${ofxDay(span.to)}`,
    ...lines.map(
      ({ day, cents, text }, at) =>
        `<STMTTRN><TRNTYPE>${cents < 0 ? 'DEBIT' : 'CREDIT'}<DTPOSTED>${ofxDay(day)}<TRNAMT>${ofxAmount(cents)}<FITID>${at + 1}<MEMO>${text}</STMTTRN>`,
    ),
    '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
    '',
  ].join('\r\n');
}

const ofxDay = (day: CalendarDate): string => `${day.replaceAll('-', '')}120000[-3:BRT]`;
const ofxAmount = (cents: number): string => (cents / 100).toFixed(2);
