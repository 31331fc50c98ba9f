import * as z from 'zod/mini';

const WANTED: Readonly<Record<string, string>> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'sim ou não (true ou false)',
  date: 'uma data',
  array: 'uma lista',
  object: 'um conjunto de campos',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'E-mail inválido.',
  url: 'Endereço de internet inválido.',
  datetime: 'Data ou hora inválida.',
  date: 'Data inválida.',
  time: 'Hora inválida.',
};

const WRONG = 'Valor inválido.';

/**
 * Describes the fault of one value in plain Portuguese. A form may show this text below the field while the
 * user types.
 */
export function plainFault(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'Campo obrigatório.';
      return `Informe ${WANTED[issue.expected] ?? 'outro valor'}.`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `O único valor aceito é ${String(issue.values[0])}.`
        : `Use um destes: ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Formato inválido.';
    default:
      return WRONG;
  }
}

type Bounds<Side extends 'minimum' | 'maximum'> = { origin: string; inclusive?: boolean } & Record<
  Side,
  number | bigint
>;

function tooSmall({ origin, minimum, inclusive }: Bounds<'minimum'>): string {
  const min = Number(minimum);
  if (origin === 'string') {
    return min <= 1 ? 'Campo obrigatório.' : `Escreva pelo menos ${min} caracteres.`;
  }
  if (origin === 'array') return min <= 1 ? 'Envie pelo menos um item.' : `Envie pelo menos ${min} itens.`;
  return inclusive === false ? `Use um valor maior que ${min}.` : `O menor valor aceito é ${min}.`;
}

function tooBig({ origin, maximum, inclusive }: Bounds<'maximum'>): string {
  const max = Number(maximum);
  if (origin === 'string') return `Escreva no máximo ${max} caracteres.`;
  if (origin === 'array') return `Envie no máximo ${max} itens.`;
  return inclusive === false ? `Use um valor menor que ${max}.` : `O maior valor aceito é ${max}.`;
}

/**
 * Sets the texts of {@link plainFault} for all faults that zod reports without a text of their own. Each
 * server or command calls this once.
 */
export function speakPlainly(): void {
  z.config({ localeError: plainFault });
}
