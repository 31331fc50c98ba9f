import { ROLES } from '@comanda/domain/people/access/permissions';
import { isValidEstimate } from '@comanda/domain/store/store/estimate';
import type { NewStore } from '@comanda/domain/store/store/new-store';
import * as z from 'zod/mini';
import type { Check } from '../../kit/checked.ts';
import { speakPlainly } from '../../kit/plain-faults.ts';

speakPlainly();

/**
 * Checks of fields in addition to their types. JSON documents pass the same checks as answers typed in the
 * terminal.
 */
export interface NewStoreChecks {
  required: Check;
  document: Check;
  state: Check;
  timeZone: Check;
  email: Check;
  mobile: Check;
  username: Check;
  password: Check;
  image: Check;
}

const REQUIRED = 'Preencha este campo.';
const NO_ADMIN = 'A loja precisa de ao menos um usuário com papel admin.';
const ESTIMATE = 'A previsão vai do menor ao maior tempo, até 240 minutos.';

/** A text field that has the form returned by its check. */
function checked(check: Check) {
  return z.pipe(
    z.string(),
    z.transform((typed: string, context) => {
      const result = check(typed);
      if ('value' in result) return result.value;
      context.issues.push({ code: 'custom', message: result.fault, input: typed });
      return z.NEVER;
    }),
  );
}

function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return z._default(z.nullable(schema), null);
}

const freeText = orNull(z.string().check(z.maxLength(120)));

/** The JSON document given with `--json`: a NewStore with optional parts. */
function newStoreWire(checks: NewStoreChecks) {
  const required = checked(checks.required);
  const image = checked(checks.image);
  const email = orNull(checked(checks.email));
  const phone = z.object({ number: required, carrier: freeText, contactName: freeText, kind: freeText });
  const user = z.object({
    name: required,
    username: checked(checks.username),
    email,
    password: checked(checks.password),
    role: z.enum(ROLES),
  });
  const invoice = z.object({ dueOn: z.iso.date(), balanceCents: z.int(), reason: orNull(required) });
  return z
    .object({
      company: z._default(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), 'comanda'),
      name: required,
      legalName: required,
      document: checked(checks.document),
      district: required,
      city: required,
      state: checked(checks.state),
      timeZone: orNull(checked(checks.timeZone)),
      logo: orNull(image),
      symbol: orNull(image),
      email,
      mobile: orNull(checked(checks.mobile)),
      phones: z._default(z.array(phone), []),
      isOpen: z._default(z.boolean(), false),
      minMinutes: z._default(z.number(), 40),
      maxMinutes: z._default(z.number(), 60),
      hasBulkUpload: z._default(z.boolean(), false),
      intakeKey: orNull(z.string().check(z.minLength(8), z.maxLength(200))),
      isDemo: z._default(z.boolean(), false),
      users: z.array(user),
      banners: z._default(z.array(z.object({ image, link: orNull(z.url({ protocol: /^https?$/ })) })), []),
      invoices: z._default(z.array(invoice), []),
    })
    .check(
      z.refine((store) => store.users.some(({ role }) => role === 'admin'), {
        path: ['users'],
        message: NO_ADMIN,
      }),
      z.refine((store) => isValidEstimate(store), { path: ['maxMinutes'], message: ESTIMATE }),
    );
}

/**
 * A new store, or one sentence per fault, each naming its field. The time zone may be missing, because it can
 * follow from the state.
 */
export type ReadNewStore =
  | { ok: true; store: Omit<NewStore, 'timeZone'> & { timeZone: string | null } }
  | { ok: false; faults: string[] };

export function readNewStoreWire(document: unknown, checks: NewStoreChecks): ReadNewStore {
  const parsed = z.safeParse(newStoreWire(checks), document, { reportInput: true });
  if (parsed.success) return { ok: true, store: parsed.data };
  const faults = parsed.error.issues.map((issue) => {
    const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
    return `${issue.path.join('.')}: ${isMissing ? REQUIRED : issue.message}`;
  });
  return { ok: false, faults };
}
