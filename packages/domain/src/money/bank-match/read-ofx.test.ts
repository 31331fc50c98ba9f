import { PATIENCE_MS } from '@comanda/testkit/patience';
import { describe, expect, it } from 'vitest';
import { isOfx, readOfx } from './read-ofx.ts';

const HEAD =
  'OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nENCODING:USASCII\r\nCHARSET:1252\r\n\r\n<OFX><SIGNONMSGSRSV1><SONRS><FI><ORG>Banco<FID>1</FI></SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1><STMTTRNRS><STMTRS>';

describe('reads an OFX file', () => {
  it('as SGML without closing tags, with zones and an end of 13 digits', () => {
    const text = `${HEAD}
<CURDEF>BRL
<BANKACCTFROM>
<BANKID>0341
<ACCTID>0001123456
<ACCTTYPE>CHECKING
</BANKACCTFROM>
<BANKTRANLIST>
<DTSTART>20261101100000[-03:EST]
<DTEND>2026113000000[-03:EST]
<STMTTRN>
<TRNTYPE>CREDIT
<DTPOSTED>20261123100000[-03:EST]
<TRNAMT>97.11
<FITID>20261123001
<MEMO>PIX TRANSF  COMANDA &amp; CIA 23/11
</STMTTRN>
<STMTTRN>
<TRNTYPE>DEBIT
<DTPOSTED>20261124100000[-03:EST]
<TRNAMT>-1.250,75
<MEMO>TED MOINHO SAO JORGE
</STMTTRN>
</BANKTRANLIST>
<LEDGERBAL><BALAMT>1000.00<DTASOF>20261130</LEDGERBAL></STMTRS>`;
    expect(isOfx(text)).toBe(true);
    expect(readOfx(text)).toEqual([
      {
        ...{ bank: '0341', account: '0001123456', isCard: false, unread: [] },
        declared: { from: '2026-11-01', to: '2026-11-30' },
        lines: [
          { no: 1, day: '2026-11-23', cents: 9_711, text: 'PIX TRANSF COMANDA & CIA 23/11' },
          { no: 2, day: '2026-11-24', cents: -125_075, text: 'TED MOINHO SAO JORGE' },
        ],
      },
    ]);
  });

  it('in one line, with unclosed movements, balance lines and unsigned debits', () => {
    const [statement] = readOfx(
      `${HEAD}<BANKACCTFROM><BANKID>1<ACCTID>12345-6</BANKACCTFROM><BANKTRANLIST><DTSTART>00000000<DTEND>00000000` +
        '<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20261123<TRNAMT>0.00<MEMO>Saldo Anterior' +
        '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261123120000<TRNAMT>97,11<NAME>Pix - Recebido<MEMO>23/11 08:02 COMANDA' +
        '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>23/11/2026<TRNAMT>33.10<NAME>Tarifa</BANKTRANLIST></STMTRS></OFX>',
    );
    expect(statement).toMatchObject({
      declared: null,
      lines: [
        { no: 2, cents: 9_711, text: 'Pix - Recebido · 23/11 08:02 COMANDA' },
        { no: 3, day: '2026-11-23', cents: -3_310, text: 'Tarifa' },
      ],
    });
  });

  it('as XML, with two accounts, a card, lower-case tags, numeric entities and an unreadable amount', () => {
    const account = (id: string, inside: string) =>
      `<stmttrnrs><stmtrs><bankacctfrom><bankid>0260</bankid><acctid>${id}</acctid></bankacctfrom><banktranlist>
       <dtstart>20261101000000[-3:BRT]</dtstart><dtend>20261130000000[-3:BRT]</dtend>${inside}</banktranlist></stmtrs></stmttrnrs>`;
    const movement = (amount: string, memo: string) =>
      `<stmttrn><trntype>CREDIT</trntype><dtposted>20261123000000[-3:BRT]</dtposted><trnamt>${amount}</trnamt><fitid>1</fitid><memo>${memo}</memo></stmttrn>`;
    const statements = readOfx(
      `<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="211"?><OFX><BANKMSGSRSV1>${account('1', movement('97.11', 'Transfer&#234;ncia recebida &lt;3'))}
       ${account('2', movement('1.234', 'Quanto?') + movement('10.500000', '<b>x'))}</BANKMSGSRSV1><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS>
       <CCACCTFROM><ACCTID>9</ACCTID></CCACCTFROM></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`,
    );
    expect(statements.map(({ account, isCard }) => [account, isCard])).toEqual([
      ['1', false],
      ['2', false],
      ['9', true],
    ]);
    expect(statements[0]?.lines).toEqual([
      { no: 1, day: '2026-11-23', cents: 9_711, text: 'Transferência recebida <3' },
    ]);
    expect(statements[1]).toMatchObject({ unread: [1], lines: [{ no: 2, cents: 1_050 }] });
  });

  it('in linear time, for any content', () => {
    const began = performance.now();
    const movement = '<STMTTRN><DTPOSTED>20261123<TRNAMT>10.00<MEMO>PIX</STMTTRN>';
    expect(readOfx(HEAD + movement.repeat(40_000))[0]?.lines).toHaveLength(40_000);
    for (const junk of ['<', '<A', '<STMTTRN>', '&#', '<MEMO>&', '\0<a >'])
      readOfx(HEAD + junk.repeat(100_000));
    // A parser that backtracks would take minutes.
    expect(performance.now() - began).toBeLessThan(PATIENCE_MS);
    expect(readOfx('no OFX')).toEqual([]);
  });

  it('as an OFC, with the account first and numeric codes', () => {
    const movement = (type: number, amount: string) =>
      `<STMTTRN><TRNTYPE>${type}<DTPOSTED>20261117<TRNAMT>${amount}<MEMO>Pix</STMTTRN>`;
    const text = `<OFC><DTD>2<ACCTSTMT><ACCTFROM><BANKID>001<ACCTID>54321-9<ACCTTYPE>0</ACCTFROM>
      <STMTRS><DTSTART>20261101<DTEND>20261130<LEDGER>1.00${movement(0, '97.11')}${movement(1, '12.00')}${movement(1, '-5.00')}</STMTRS></ACCTSTMT></OFC>`;
    expect(isOfx(text)).toBe(true);
    expect(readOfx(text)).toMatchObject([
      {
        ...{ bank: '001', account: '54321-9', isCard: false, unread: [] },
        declared: { from: '2026-11-01', to: '2026-11-30' },
        lines: [{ cents: 9711 }, { cents: -1200 }, { cents: -500 }],
      },
    ]);
  });
});
