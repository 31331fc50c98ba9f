import type { DayRange } from '../../kit/time/day-range.ts';
import { isBalance } from './balance-words.ts';
import { type BankStatement, LONGEST_BANK_TEXT } from './bank-statement.ts';
import { readBankAmount } from './read-bank-amount.ts';
import { readBankDay } from './read-bank-day.ts';

/**
 * A tag and the text after it. OFX 1 is SGML, so leaf tags have no closing tag. The pattern never backtracks, so
 * parsing takes linear time.
 */
const MARK = /<(\/?)([A-Za-z][A-Za-z0-9._]{0,31})\s*>([^<]*)/g;

/** True when a text looks like OFX or its predecessor OFC. */
export const isOfx = (text: string): boolean => /<OF[XC][\s>]/i.test(text.slice(0, 20_000));

interface Found extends BankStatement {
  declaredFrom: string;
  declaredTo: string;
}

/**
 * Parses the accounts of an OFX file, version 1 (SGML) or 2 (XML), or of an OFC file. Accepts everything that
 * real files of banks contain: unclosed tags, a single line, decimal commas, days with any time and zone,
 * invalid ends of the period. Balances and movements of zero are not in the result.
 */
export function readOfx(text: string): BankStatement[] {
  const found: Found[] = [];
  let movement: Map<string, string> | null = null;
  let count = 0;
  // In an OFC file, one tag contains the account and its movements.
  let begins = 'STMTRS';
  const end = () => {
    const statement = found.at(-1);
    if (movement !== null && statement !== undefined) saveMovement(statement, movement, ++count);
    movement = null;
  };
  for (const [, slash, mark = '', value = ''] of text.matchAll(MARK)) {
    const name = mark.toUpperCase();
    const statement = found.at(-1);
    if (name === 'STMTTRN' || name === 'BANKTRANLIST') end();
    if (slash === '/') continue;
    if (name === 'ACCTSTMT') begins = name;
    if (name === begins || name === 'CCSTMTRS') {
      found.push({
        ...{ bank: null, account: null, isCard: name === 'CCSTMTRS', declared: null, lines: [], unread: [] },
        ...{ declaredFrom: '', declaredTo: '' },
      });
      count = 0;
    } else if (name === 'STMTTRN') movement = new Map();
    else if (movement !== null) {
      if (!movement.has(name)) movement.set(name, plainText(value));
    } else if (statement !== undefined) saveHead(statement, name, plainText(value));
  }
  end();
  return found.map(({ declaredFrom, declaredTo, ...statement }) => ({
    ...statement,
    declared: rangeOf(declaredFrom, declaredTo),
  }));
}

function saveHead(statement: Found, name: string, value: string): void {
  if (name === 'BANKID') statement.bank ??= value || null;
  else if (name === 'ACCTID') statement.account ??= value || null;
  else if (name === 'DTSTART') statement.declaredFrom = value;
  else if (name === 'DTEND') statement.declaredTo = value;
}

function saveMovement(statement: Found, movement: ReadonlyMap<string, string>, no: number): void {
  const text = wordsOf(movement);
  if (isBalance(text)) return;
  const day = readBankDay(movement.get('DTPOSTED') ?? '');
  const cents = readBankAmount(movement.get('TRNAMT') ?? '');
  if (day === null || cents == null) statement.unread.push(no);
  // Some banks write debits without a sign, so the type of the movement decides.
  else if (cents !== 0) {
    // '1' is OFC's code for a debit.
    const isOut = /^(?:debit|1)$/i.test(movement.get('TRNTYPE') ?? '');
    statement.lines.push({ no, day, cents: isOut ? -Math.abs(cents) : cents, text });
  }
}

/** The texts of `NAME` and `MEMO`; if one contains the other, only the longer text. */
function wordsOf(movement: ReadonlyMap<string, string>): string {
  const [name = '', memo = ''] = [movement.get('NAME'), movement.get('MEMO')];
  if (memo.includes(name)) return memo;
  return name.includes(memo) ? name : `${name} · ${memo}`;
}

function rangeOf(fromText: string, toText: string): DayRange | null {
  const [from, to] = [readBankDay(fromText), readBankDay(toText)];
  return from === null || to === null ? null : { from, to };
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Removes line ends and repeated spaces, and decodes entities. */
function plainText(value: string): string {
  const read = value.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,4});/gi, (total, word: string) => {
    if (!word.startsWith('#')) return NAMED[word.toLowerCase()] ?? total;
    const code = /^#x/i.test(word) ? Number.parseInt(word.slice(2), 16) : Number(word.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : total;
  });
  return read.replace(/\s+/g, ' ').trim().slice(0, LONGEST_BANK_TEXT).toWellFormed();
}
