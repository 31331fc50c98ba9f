import { bool, integer, plainMoment, plainNumber, plainText, text } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, record } from '../../kit/record.ts';
import { secret } from './access.wire.ts';
import { email, LONGEST_PERSON_NAME } from './people.wire.ts';

/** The person's own account. */
const ownAccount = record({
  name: ['nome', plainText],
  login: ['usuario', plainText],
  email: ['email', nullable(plainText)],
  /** Number of unused recovery codes; null without a second factor. */
  recoveryCodesLeft: ['codigos_restantes', nullable(plainNumber)],
  /** The deadline to set up a second factor; null: not required. */
  secondFactorDueAt: ['segundo_fator_ate', nullable(plainMoment)],
  /** Since when the store's administrators must have a second factor; null: the second factor is optional. */
  demandedFrom: ['exigido_desde', nullable(plainMoment)],
});
export type OwnAccount = DomainOfShape<typeof ownAccount>;
export const ownAccountAnswer = answer(ownAccount);

export const changePasswordInput = record({
  current: ['senha_atual', secret],
  password: ['password', secret],
  confirmation: ['password_confirmation', secret],
});

/** A session of the person; `place` is the IP address without its last part. */
const ownSession = record({
  sessionId: ['id_sessao', plainText],
  device: ['aparelho', nullable(plainText)],
  place: ['lugar', nullable(plainText)],
  createdAt: ['inicio', plainMoment],
  lastSeenAt: ['ultimo_uso', plainMoment],
  isThis: ['esta', bool],
});
export type OwnSession = DomainOfShape<typeof ownSession>;
export const ownSessionsAnswer = answer('sessoes', list(ownSession));
export const endedSessionsAnswer = answer(record({ ended: ['encerradas', integer({ min: 0, max: 1_000 })] }));

/** Setup of an authenticator app: the secret in base32, and the address for the QR code. */
export const newSecretAnswer = answer(record({ secret: ['chave', plainText], uri: ['uri', plainText] }));
/** Recovery codes; only this answer shows them. */
export const recoveryCodesAnswer = answer('codigos', list(plainText));

/** The person's name, as shown in the store's list of users. */
export const ownNameInput = record({ name: ['nome', text({ min: 2, max: LONGEST_PERSON_NAME })] });
export const ownEmailInput = record({ email: ['email', email] });
