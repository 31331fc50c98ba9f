import { type ESTree, parseSync, Visitor } from 'rolldown/utils';

/**
 * A piece of English text in the project: a comment, the name of a test, a log message, a line of
 * documentation.
 */
export interface Prose {
  line: number;
  text: string;
  /** True for a table cell, which has phrases separated by semicolons instead of sentences. */
  isCell?: boolean;
}

const MAX_WORDS = 20;

/** Words that are hard for readers, each with a plain replacement. */
const UNPLAIN: readonly [pattern: RegExp, instead: string][] = [
  [/\b(?:whoever|whomever|whatever|whichever)\b/i, 'the person who, each, any'],
  [/\b(?:nobody|no one)(?:'s|’s)?\b/i, 'no user, no caller, nothing'],
  [/\bsome(?:body|one)(?:'s|’s)?\b/i, 'a user, a person, the caller'],
  [/\b(?:tell|tells|told|telling)\b/i, 'send, report, show, log'],
  [/\b(?:kept|keeps)\b/i, 'stored, saved, stores'],
  [/\b(?:stand|stands|standing|stood)\b/i, 'is, status, current'],
  [/\bdeeds?\b/i, 'action'],
  [/\bdesks?\b/i, 'gateway, port'],
  [/\bwish(?:es|ed)?\b/i, 'request, setting'],
  [/\bnews\b/i, 'event, notice'],
  [/\blook(?:s|ed)? (?:after|at|up)\b/i, 'check, read, find'],
  [/\b(?:of|by|from|to|in|for|with) which\b/i, 'a second sentence'],
  [/\bso long as\b/i, 'while'],
  [/\banew\b/i, 'again'],
  [/\b(?:lest|whilst|thereof|therein|whereby|hence|thus|yonder)\b/i, 'a plain conjunction'],
];

/** First words of sentences that begin with neither a subject nor a verb. */
const OPENER =
  /^(?:of|what(?: is|'s)?|who|whom|whose|where|so|that|nor|neither|such|else|than|though|lest|once|unless)\b/i;

/** Returns the faults of a text, one line each, with the replacement. */
export function proseFaults({ text, isCell = false }: Pick<Prose, 'text' | 'isCell'>): string[] {
  const plain = text
    .replaceAll(/`[^`]*`|\{@\w+[^}]*\}|https?:\S+|'[^']{1,80}'(?![a-z])|_[^_]+_|“[^”]*”/g, 'X')
    .replaceAll(/\([^()]*\)/g, '');
  const words = UNPLAIN.flatMap(([pattern, instead]) => {
    const found = pattern.exec(plain)?.[0];
    return found === undefined ? [] : [`“${found}”: ${instead}`];
  });
  const ends = isCell ? /(?<=[.!?:;])\s+/ : /(?<=[.!?:])\s+|\n\s*\n|\n(?=\s*[-*|])/;
  const sentences = plain.split(ends).map((each) => each.trim());
  return [
    ...words,
    ...sentences.flatMap((sentence) => {
      const count = sentence.split(/\s+/).filter((word) => /[a-z\d]/i.test(word)).length;
      const opener = isCell ? undefined : OPENER.exec(sentence)?.[0];
      return [
        ...(count > MAX_WORDS ? [`${count} words: “${sentence.slice(0, 40)}…”`] : []),
        ...(opener === undefined ? [] : [`begins with “${opener}”: a subject or a verb`]),
      ];
    }),
  ];
}

/** Comments for tools, not for people. */
const TOOL_COMMENT = /^\s*(?:biome-ignore|@ts-|@vitest|\/ ?<reference)/;

/**
 * Files that contain tests. In other files, `it`, `test` and `describe` are no functions of the test runner.
 */
const TEST_FILE = /\.test\.tsx?$|\/testing\/|^(?:testkit|stress|bench|e2e)\//;
/** Matches a log message: `log.warn({ … }, '…')`. */
const LOG_TEXT =
  /\blog(?:ger)?\.(?:trace|debug|info|warn|error|fatal)\((?:[^'"`;]*?,)?\s*(?:'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)")/g;

/** Returns comments, names of tests and log messages of a TypeScript file. */
export function proseOfSource(path: string, source: string): Prose[] {
  const lineOf = lineCounter(source);
  const parsed = parseSync(path, source);
  const comments = parsed.comments
    .filter(({ value }) => !TOOL_COMMENT.test(value))
    .map(({ value, start }) => ({ line: lineOf(start), text: value.replaceAll(/^\s*\* ?/gm, '').trim() }));
  // Walks the syntax tree only for tests, because this takes longer than the parsing.
  const names = TEST_FILE.test(path) ? namesOfTests(parsed.program, lineOf) : [];
  const logged = [...source.matchAll(LOG_TEXT)].map(({ 1: single, 2: double, index }) => ({
    line: lineOf(index),
    text: single ?? double ?? '',
  }));
  return [...comments, ...names, ...logged];
}

/** Returns the names of tests: `it('…')`, `describe.skip(`…`)`, `it.each(rows)('…')`. */
function namesOfTests(program: ESTree.Program, lineOf: (offset: number) => number): Prose[] {
  const names: Prose[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [name] }) {
      const text = name && isOfTests(callee) ? textOf(name) : undefined;
      if (name && text !== undefined) names.push({ line: lineOf(name.start), text });
    },
  }).visit(program);
  return names;
}

/** True if a call names a test: `it`, `it.only`, `it.each(rows)` and similar. */
function isOfTests(callee: ESTree.Expression): boolean {
  let node = callee;
  if (node.type === 'CallExpression') node = node.callee;
  else if (node.type === 'TaggedTemplateExpression') node = node.tag;
  while (node.type === 'MemberExpression') node = node.object;
  return node.type === 'Identifier' && /^(?:it|test|describe)$/.test(node.name);
}

/** Returns the text of a string or a template. Each value inside a template becomes one word. */
function textOf(node: ESTree.Argument): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.cooked).join('X');
}

/** Returns the paragraphs of a Markdown file, without code, pictures and headings. */
export function proseOfMarkdown(source: string): Prose[] {
  const found: Prose[] = [];
  let isCode = false;
  let isOpen = false;
  for (const [index, line] of source.split('\n').entries()) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    if (!isCode && /^\s*\|/.test(line))
      for (const cell of line.split(/(?<!\\)\|/).map((text) => text.trim()))
        if (/[a-z]/i.test(cell)) found.push({ line: index + 1, text: cell, isCell: true });
    const isProse = !isCode && /^\s*(?:[-*\d]|[^\s|#!<>`])/.test(line) && !/^\s*(?:```|---)/.test(line);
    const isNew = !isOpen || /^\s*(?:[-*]|\d+\.)\s/.test(line);
    if (isProse && isNew) found.push({ line: index + 1, text: line.replace(/^\s*(?:[-*]|\d+\.)\s+/, '') });
    else if (isProse) (found.at(-1) as Prose).text += ` ${line.trim()}`;
    isOpen = isProse;
  }
  return found;
}

function lineCounter(source: string): (offset: number) => number {
  return (offset) => {
    let line = 1;
    for (let at = source.indexOf('\n'); at >= 0 && at < offset; at = source.indexOf('\n', at + 1)) line += 1;
    return line;
  };
}
