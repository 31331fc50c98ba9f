import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

const SERVER = join(import.meta.dirname, '../../apps/server/src');

/** Collections, and the project's own constructors of caches, queues and limits. */
const HOLDERS = /^(Map|Set|WeakMap|LRUCache|VersionMemory|SharedCache|EventLine)$/;
const MAKERS = /^create(ShortCache|Queue|TokenBuckets|Paces|Turns|RateLimitedLog|LastNumbers)$/;
/** Methods that run their callback before they return. */
const ITERATIONS =
  /^(map|flatMap|filter|forEach|some|every|find|findLast|findIndex|reduce|sort|toSorted|from|fromEntries)$/;

/** A node of the syntax tree. */
interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

const nameOf = (node: unknown): string =>
  isNode(node) && (node.type === 'Identifier' || node.type === 'PrivateIdentifier') ? String(node.name) : '';

/**
 * Returns the expression without TypeScript's `as` and `satisfies`, without parentheses, and without `await`.
 */
function minimal(node: unknown): Node | null {
  let inner = isNode(node) ? node : null;
  while (inner !== null && /^(TS(As|Satisfies|NonNull)|Parenthesized|Await)/.test(inner.type)) {
    const next = inner.expression ?? inner.argument;
    inner = isNode(next) ? next : null;
  }
  return inner;
}

const isFunction = (node: Node) => /^(Arrow)?Function/.test(node.type);

/**
 * True if the value is a new, empty collection. A collection with initial content is a fixed table. A cache
 * may have arguments, which are its limits.
 */
function isHolder(value: unknown): boolean {
  const node = minimal(value);
  if (node?.type !== 'NewExpression') return false;
  const name = nameOf(node.callee);
  return HOLDERS.test(name) && (!/^(Map|Set)$/.test(name) || (node.arguments as Node[]).length === 0);
}

/** True if a function returns functions, which may still use its variables later. */
function returnsFunctions(body: Node): boolean {
  const isAlive = (value: unknown): boolean => {
    const node = minimal(value);
    if (node === null) return false;
    if (isFunction(node)) return true;
    if (node.type === 'CallExpression' && nameOf((node.callee as Node).object) === 'Object')
      return (node.arguments as Node[]).some(isAlive);
    return (
      node.type === 'ObjectExpression' &&
      (node.properties as Node[]).some(
        (property) =>
          property.type === 'SpreadElement' || property.shorthand === true || isAlive(property.value),
      )
    );
  };
  if (body.type !== 'BlockStatement') return isAlive(body);
  const search = (node: Node): boolean =>
    node.type === 'ReturnStatement'
      ? isAlive(node.argument)
      : childrenOf(node).some((child) => !isFunction(child) && search(child));
  return search(body);
}

/** True if a nested function that may run later uses `name`. */
function isCaptured(body: Node, name: string): boolean {
  const search = (node: Node, isLater: boolean): boolean => {
    if (node.type === 'Identifier' && node.name === name) return isLater;
    const callee = node.type === 'CallExpression' ? (node.callee as Node) : null;
    const isIteration = callee?.type === 'MemberExpression' && ITERATIONS.test(nameOf(callee.property));
    return childrenOf(node).some((child) =>
      search(child, isLater || (isFunction(child) && !isIteration) || (isFunction(child) && isLater)),
    );
  };
  return childrenOf(body).some((child) => search(child, isFunction(child)));
}

/**
 * Returns the names of collections in a file that may live as long as the process: in modules, in classes, in
 * closures.
 */
export function heldIn(text: string): string[] {
  const found: string[] = [];
  const visit = (node: Node, scope: Node | null, owner: string) => {
    if (node.type === 'PropertyDefinition' && isHolder(node.value))
      found.push(`${owner}.${nameOf(node.key)}`);
    if (node.type === 'CallExpression' && MAKERS.test(nameOf(node.callee))) found.push(nameOf(node.callee));
    if (
      node.type === 'AssignmentExpression' &&
      (node.left as Node).type === 'MemberExpression' &&
      isHolder(node.right)
    )
      found.push(`${owner}.${nameOf((node.left as Node).property)}`);
    if (node.type === 'VariableDeclarator' && isHolder(node.init)) {
      const name = nameOf(node.id);
      if (scope === null) found.push(name);
      else if (returnsFunctions(scope) && isCaptured(scope, name)) found.push(name);
    }
    const inner = isFunction(node) && isNode(node.body) ? node.body : scope;
    const next = node.type === 'ClassDeclaration' ? nameOf(node.id) : owner;
    for (const child of childrenOf(node)) visit(child, inner, next);
  };
  visit(parseAst(text, { lang: 'ts' }) as unknown as Node, null, '');
  return found;
}

/** Returns the files of the server with such collections. Leaves out tests and terminal commands. */
export function holdingFiles(): Map<string, string[]> {
  const files = globSync('**/*.ts', {
    cwd: SERVER,
    exclude: ['**/*.test.ts', '**/testing/**', 'cli/**', 'backup/**'],
  });
  const held = files.map((file) => [file, heldIn(readFileSync(join(SERVER, file), 'utf8'))] as const);
  return new Map(held.filter(([, names]) => names.length > 0).sort());
}

/** Names of files and folders that the server creates in `COMANDA_DATA`. */
export function foldersOfData(): string[] {
  const files = globSync('**/*.ts', { cwd: SERVER, exclude: ['**/*.test.ts', '**/testing/**'] });
  const text = files.map((file) => readFileSync(join(SERVER, file), 'utf8')).join('\n');
  return [
    ...new Set([...text.matchAll(/join\((?:\w+\.)?dataDir, '([^']+)'/g)].map(([, name = '']) => name)),
  ].sort();
}
