/** Migrations up to this number are older than the rules. */
export const LAST_FREE_MIGRATION = 61;

/** First line of a migration whose statements do not run in a transaction. */
const OUTSIDE = '-- outside a transaction';
/** Statements that may run outside a transaction. After an interruption, each can be repeated. */
const REPEATABLE =
  /^(?:create (?:unique )?index concurrently if not exists |drop index concurrently if exists |alter table \w+ validate constraint \w+$)/;
/** Comment above a statement that removes something. It names the first release that no longer uses it. */
const CONTRACT = /^-- contract: unused since (\d+)\.(\d+)$/m;

/**
 * Matches a default that is equal for every row, so that adding the column rewrites no row. `now()` is
 * evaluated once.
 */
const CONSTANT = /\bdefault (?:\w+ )?(?:''|-?\d[\d.]*|true|false|null|now\(\))(?:::[\w ]+(?:\[\])?)?(?= |$)/;

interface Place {
  /** Tables that the same migration creates, so that no server uses them yet. */
  made: ReadonlySet<string>;
  isOutside: boolean;
}

/**
 * Checks a migration that runs while servers of the previous release use the database. It must not remove
 * anything that they use. It must not lock a table while reading or writing the whole table. `current` is the
 * release in development. Returns the faults in words.
 */
export function faultsOfUpgrade(text: string, current: string): string[] {
  const statements = statementsIn(text);
  const place: Place = {
    made: new Set(statements.flatMap(({ code }) => madeBy(code))),
    isOutside: text.startsWith(OUTSIDE),
  };
  return statements.flatMap(({ code, since }) => {
    const isWrong = since !== null && !isOlder(since, current);
    return [
      ...(isWrong ? [`unused since ${since}, and this is ${current}: ${code}`] : []),
      ...(since !== null ? [] : takenBy(code, place).map((what) => `${what}: ${code}`)),
      ...heldBy(code, place).map((what) => `${what}: ${code}`),
    ];
  });
}

/** Finds removals that break the previous release. A comment with `contract:` allows them. */
function takenBy(code: string, { made }: Place): string[] {
  const dropped = /^drop (?:materialized )?(\w+) (?:if exists )?(\w+)/.exec(code);
  const isTaken = dropped !== null && !['index', 'trigger', 'policy'].includes(dropped[1] ?? '');
  if (isTaken && !made.has(dropped[2] ?? '')) return [`drops a ${dropped[1]}`];
  const revoked = /^revoke .* on (?:table )?(\w+) /.exec(code)?.[1];
  if (revoked !== undefined && !made.has(revoked)) return ['takes a right'];
  return actionsOf(code, made).flatMap((action) => [
    ...(/^drop (?!constraint )/.test(action) ? ['drops a column'] : []),
    ...(/^alter .* set not null$/.test(action) ? ['not null for what may be null'] : []),
    ...(/^alter .* drop default$/.test(action) ? ['drops a default'] : []),
  ]);
}

/**
 * Finds renames and type changes that break the previous release. Also finds locks of a table during a full
 * read or write.
 */
function heldBy(code: string, place: Place): string[] {
  const { made, isOutside } = place;
  if (isOutside) return REPEATABLE.test(code) ? [] : ['cannot be done again outside of a transaction'];
  const table = /^create (?:unique )?index .*?\bon (?:only )?(\w+)/.exec(code)?.[1];
  if (table !== undefined && !made.has(table)) return [`an index of a table in use, not "${OUTSIDE}"`];
  if (/^alter (?!table ).*\brename /.test(code)) return ['a rename'];
  return actionsOf(code, made).flatMap((action) => [
    ...(/^rename /.test(action) ? ['a rename'] : []),
    ...(/^alter .* (?:set data )?type /.test(action) ? ['another type'] : []),
    ...(/^validate constraint /.test(action) ? [`validates, not "${OUTSIDE}"`] : []),
    ...(isConstraint(action) ? faultsOfConstraint(action) : faultsOfColumn(action)),
  ]);
}

function faultsOfColumn(action: string): string[] {
  if (!action.startsWith('add ')) return [];
  const hasDefault = /\bdefault /.test(action);
  return [
    ...(/\bgenerated | (?:big|small)?serial\b/.test(action) ? ['a column written in every row'] : []),
    ...(hasDefault && !CONSTANT.test(action) ? ['a default that is not constant'] : []),
    ...(/\bnot null\b/.test(action) && !hasDefault ? ['not null without a default'] : []),
    ...(/\b(?:check|unique|primary key)\b/.test(action) || (hasDefault && /\breferences\b/.test(action))
      ? ['a constraint of a column, not by itself and not valid']
      : []),
  ];
}

const isConstraint = (action: string) =>
  /^add (?:constraint|check|unique|primary key|foreign key|exclude)\b/.test(action);

function faultsOfConstraint(action: string): string[] {
  return /\bnot valid$|\busing index /.test(action) ? [] : ['a constraint that is not "not valid" at first'];
}

/** Returns the actions of one `alter table` on a table that is in use. */
function actionsOf(code: string, made: ReadonlySet<string>): string[] {
  const [, table = '', actions = ''] = /^alter table (?:if exists )?(?:only )?(\w+) (.*)$/.exec(code) ?? [];
  if (actions === '' || made.has(table)) return [];
  let depth = 0;
  let action = '';
  const all: string[] = [];
  for (const sign of actions) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) {
      all.push(action.trim());
      action = '';
    } else action += sign;
  }
  return [...all, action.trim()];
}

function madeBy(code: string): string[] {
  const name = /^create (?:or replace )?(?:table|function|view|type) (?:if not exists )?(\w+)/.exec(
    code,
  )?.[1];
  return name === undefined ? [] : [name];
}

/**
 * Returns the statements in lower case, each on one line, without comments and string texts. `since` is the
 * release that a comment names.
 */
function statementsIn(text: string): { code: string; since: string | null }[] {
  // Removes bodies of functions, because they run later. The body of a `do` block runs immediately, so it is
  // checked.
  const readable = text
    .replace(/(\bdo\s+)?\$(\w*)\$([\s\S]*?)\$\2\$/g, (_all, block, _tag, body) =>
      block === undefined ? "''" : `; ${body} ;`,
    )
    .replace(/--[^\n]*|'(?:[^']|'')*'/g, (piece) =>
      piece.startsWith('--') ? piece.replaceAll(';', ',') : "''",
    );
  return readable
    .split(';')
    .map((statement) => {
      const [, major, minor] = CONTRACT.exec(statement) ?? [];
      const code = statement
        .replace(/--.*$/gm, '')
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase()
        .replace(/^(?:begin|loop|then|else) (?=\w)/, '');
      return { code, since: major === undefined ? null : `${major}.${minor}` };
    })
    .filter(({ code }) => code !== '');
}

function isOlder(since: string, current: string): boolean {
  const [major = 0, minor = 0] = since.split('.').map(Number);
  const [currentMajor = 0, currentMinor = 0] = current.split('.').map(Number);
  return major < currentMajor || (major === currentMajor && minor < currentMinor);
}
