import type { BankDeposit, BankDeposits } from '@comanda/contract/money/ledger/bank-match.calls';

/** The transfer of one settlement to the store's only account, paid on the same day. */
export function aDeposit(day: string, cents: number, over: Partial<BankDeposit> = {}): BankDeposit {
  const settlementId = Number(day.replaceAll('-', ''));
  return {
    ...{ transferId: settlementId, settlements: [{ settlementId, day }], accountNo: 1 },
    ...{ sentOn: day, paidOn: day, cents, state: 'paid' },
    ...over,
  };
}

/** Deposits to compare with a bank's file for November; today is the 27th. */
export const someDeposits = (
  deposits: readonly BankDeposit[],
  over: Partial<BankDeposits> = {},
): BankDeposits => ({
  deposits,
  accounts: [{ accountNo: 1, bankName: 'Banco Inter', branch: '0001', account: '12345-6', key: null }],
  ...{ today: '2026-11-27', at: Date.parse('2026-11-27T15:00:00Z') },
  ...over,
});

/** A movement of a bank's file: day, amount, text. */
export type Movement = readonly [day: string, amount: string, text: string];

/** An OFX file of one account as Brazilian banks write it: Windows-1252, without closing tags. */
export const anOfx = (movements: readonly Movement[], account = '000112345-6'): File =>
  new File([bytesOf(`${HEAD}${accountOf(movements, account)}</OFX>`)], 'extrato.ofx');

/** An OFX file of several accounts. */
export const anOfxOf = (accounts: Readonly<Record<string, readonly Movement[]>>): File => {
  const all = Object.entries(accounts).map(([account, movements]) => accountOf(movements, account));
  return new File([bytesOf(`${HEAD}${all.join('')}</OFX>`)], 'extrato.ofx');
};

const HEAD = 'OFXHEADER:100\r\nDATA:OFXSGML\r\nCHARSET:1252\r\n\r\n<OFX><BANKMSGSRSV1>';
const accountOf = (movements: readonly Movement[], account: string): string =>
  `<STMTTRNRS><STMTRS><BANKACCTFROM><BANKID>077<ACCTID>${account}</BANKACCTFROM><BANKTRANLIST><DTSTART>20261101<DTEND>20261127
${movements
  .map(
    ([day, amount, text]) =>
      `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day.replaceAll('-', '')}120000[-3:BRT]<TRNAMT>${amount}<MEMO>${text}</STMTTRN>`,
  )
  .join('\r\n')}</BANKTRANLIST></STMTRS></STMTTRNRS>`;

/** Encodes text as Latin-1. Use only letters that have the same code in Windows-1252. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));
