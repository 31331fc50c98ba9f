import { ROLE_NAMES, type Role } from '@comanda/domain/people/access/permissions';
import * as z from 'zod/mini';
import {
  bool,
  flag,
  id,
  integer,
  moment,
  oneOf,
  plainMoment,
  plainNumber,
  plainText,
  text,
  translated,
} from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { shape } from '../../kit/shape.ts';

/** States of an open invitation: its link works, has expired, or was withdrawn. */
export const INVITATION_STATES = ['sent', 'expired', 'withdrawn'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

const invitation = record({
  state: ['estado', translated({ sent: 'enviado', expired: 'vencido', withdrawn: 'cancelado' })],
  expiresAt: ['vence_em', nullable(moment)],
});

const machine = record({ deviceId: ['id', plainNumber], name: ['nome', plainText] });

const ROLE_LETTERS = ['admin', 'operator'] as const;
const status = flag({ true: 'S', false: 'N' });

const storeUser = record({
  userId: ['id', plainNumber],
  name: ['name', plainText],
  username: ['usuario', plainText],
  email: ['email', nullable(plainText)],
  isActive: ['status', status],
  /** Null: the person has a role that this version does not know. */
  role: ['access_group_merchant', nullable(oneOf(ROLE_LETTERS))],
  roleName: ['role_group', plainText],
  storeId: ['merchant_id', plainNumber],
  /** Null: the person has a password. */
  invitation: ['convite', nullable(invitation)],
  hasSecondFactor: ['segundo_fator', bool],
  /** Computers with a print agent that this person has paired. */
  machines: ['maquinas', list(machine)],
  version: ['versao', plainNumber],
  changedBy: ['alterado_por', nullable(plainText)],
  changedAt: ['alterado_em', plainMoment],
});
/** A person of the store, as its administrators see them. */
export type StoreUser = DomainOfShape<typeof storeUser>;

export const peopleAnswer = answer('data', list(storeUser));

/**
 * A person, and if the mail server accepted the invitation (`isMailed`; null if no e-mail was needed). If the
 * e-mail failed, the administrator must give `link` to the person.
 */
export const savedUserAnswer = answer(
  record({
    user: ['data', storeUser],
    isMailed: ['convite_enviado', nullable(bool)],
    link: ['link', nullable(plainText)],
  }),
);
export type SavedUser = DomainOfShape<typeof savedUserAnswer>;

/** Becomes lower case, because logins are compared in lower case. */
export const email = shape(z.string().check(z.trim(), z.minLength(1), z.maxLength(254), z.email()), {
  decode: (wire) => wire.toLowerCase(),
  encode: (typed: string) => typed,
});

/** Maximum length of a person's name in characters, in every form. */
export const LONGEST_PERSON_NAME = 80;
/** The name of a person of a store, or of the provider's team. */
export const personName = text({ max: LONGEST_PERSON_NAME });
/** A typed password; null if missing, null or empty. */
const typedPassword = shape(z.optional(z.nullable(z.string().check(z.maxLength(512)))), {
  decode: (wire) => wire || null,
  // A password that was not typed is not sent.
  encode: (typed: string | null) => typed ?? undefined,
});
const passwords = {
  password: ['password', typedPassword],
  confirmation: ['password_confirm', typedPassword],
} as const;

export const newUser = record({
  name: ['name', personName],
  email: ['email', email],
  role: ['access_group_merchant', oneOf(ROLE_LETTERS)],
  isActive: ['status', orNull(status)],
  ...passwords,
  /** True: the person gets a link by e-mail to choose a password, so this request contains none. */
  isInvited: ['convite', orNull(bool)],
});
export type NewUser = DomainOfShape<typeof newUser>;

/** A change of a user. Fields that are missing or null do not change. */
export const userEdit = record({
  userId: ['id', id],
  name: ['name', orNull(personName)],
  email: ['email', orNull(email)],
  role: ['access_group_merchant', orNull(oneOf(ROLE_LETTERS))],
  isActive: ['status', orNull(status)],
  ...passwords,
  version: ['versao', orNull(integer({ min: 0, max: 1_000_000_000 }))],
});
export type UserEdit = DomainOfShape<typeof userEdit>;

export const userInput = record({ userId: ['id', id] });

/** Returns the Portuguese name of a role. */
export function roleName(role: Role | null): string {
  return role === null ? '' : ROLE_NAMES[role];
}
