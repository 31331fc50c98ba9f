import { getTimezoneByState } from '@brazilian-utils/brazilian-utils';
import { ROLES } from '@comanda/domain/access/permissions';
import { isValidEstimate } from '@comanda/domain/store/estimate';
import * as z from 'zod/mini';
import ptBR from 'zod/v4/locales/pt-BR.js';
import type { NewStore } from '../../areas/store/create-store.ts';
import {
  type Check,
  checkDocument,
  checkEmail,
  checkImage,
  checkMobile,
  checkPassword,
  checkRequired,
  checkState,
  checkTimeZone,
  checkUsername,
} from './new-store-checks.ts';
import { FAULTS } from './texts.ts';

z.config(ptBR());

/** A text that is stored the way its check says. */
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

const phone = z.object({
  number: checked(checkRequired),
  carrier: freeText,
  contactName: freeText,
  kind: freeText,
});

const user = z.object({
  name: checked(checkRequired),
  username: checked(checkUsername),
  email: orNull(checked(checkEmail)),
  password: checked(checkPassword),
  role: z.enum(ROLES),
});

/** The document of `--json`: a NewStore whose optional parts may be left out. */
const newStoreWire = z
  .object({
    company: z._default(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), 'comanda'),
    name: checked(checkRequired),
    legalName: checked(checkRequired),
    document: checked(checkDocument),
    district: checked(checkRequired),
    city: checked(checkRequired),
    state: checked(checkState),
    timeZone: orNull(checked(checkTimeZone)),
    logo: orNull(checked(checkImage)),
    symbol: orNull(checked(checkImage)),
    email: orNull(checked(checkEmail)),
    mobile: orNull(checked(checkMobile)),
    phones: z._default(z.array(phone), []),
    isOpen: z._default(z.boolean(), false),
    minMinutes: z._default(z.number(), 40),
    maxMinutes: z._default(z.number(), 60),
    hasBulkUpload: z._default(z.boolean(), false),
    intakeKey: orNull(z.string().check(z.minLength(8), z.maxLength(200))),
    users: z.array(user),
    banners: z._default(
      z.array(z.object({ image: checked(checkImage), link: orNull(z.url({ protocol: /^https?$/ })) })),
      [],
    ),
    invoices: z._default(z.array(z.object({ dueOn: z.iso.date(), balanceCents: z.int() })), []),
  })
  .check(
    z.refine((store) => store.users.some(({ role }) => role === 'admin'), {
      path: ['users'],
      message: FAULTS.noUsers,
    }),
    z.refine((store) => isValidEstimate(store), { path: ['maxMinutes'], message: FAULTS.estimate }),
  );

/** A store ready to be created, or one sentence per fault, each naming its field. */
export type ReadNewStore = { ok: true; store: NewStore } | { ok: false; faults: string[] };

/** Checks a document; the time zone is that of the state's capital unless it names one. */
export function readNewStore(document: unknown): ReadNewStore {
  const parsed = z.safeParse(newStoreWire, document, { reportInput: true });
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => {
      const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
      return `${issue.path.join('.')}: ${isMissing ? FAULTS.required : issue.message}`;
    });
    return { ok: false, faults };
  }
  const { timeZone, ...store } = parsed.data;
  return {
    ok: true,
    store: { ...store, timeZone: timeZone ?? getTimezoneByState(store.state) ?? 'America/Sao_Paulo' },
  };
}
