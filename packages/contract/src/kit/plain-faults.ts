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

/** The fault of one value in plain Portuguese; a form may show it below the field during typing. */
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

/** Sets these texts for all faults of zod that have no own text. Servers and commands call it once. */
export function speakPlainly(): void {
  z.config({ localeError: plainFault });
}
