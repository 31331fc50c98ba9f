import { tidyName } from '@comanda/domain/kit/text/tidy-name';
import * as z from 'zod/mini';
import { type DomainOfShape, record } from '../../kit/record.ts';
import { asIs, shape } from '../../kit/shape.ts';

/** Tidied, because the name comes from strangers, and the provider reads it in a terminal and in an e-mail. */
const name = asIs(z.string().check(z.overwrite(tidyName), z.minLength(2), z.maxLength(120)));

/** A mobile number; only its digits are saved. */
const mobile = shape(
  z.string().check(z.regex(/^\D*(?:\d\D*){10,11}$/, 'Informe o celular com DDD.'), z.maxLength(30)),
  { decode: (wire) => wire.replace(/\D/g, ''), encode: (digits: string) => digits },
);

/** An e-mail address; saved in lower case. */
const email = shape(z.email().check(z.maxLength(254)), {
  decode: (wire) => wire.toLowerCase(),
  encode: (address: string) => address,
});

/** A store's request to join. */
export const registrationRequest = record({
  name: ['nome', name],
  storeName: ['estabelecimento', name],
  mobile: ['celular', mobile],
  email: ['email', email],
});
export type RegistrationRequest = DomainOfShape<typeof registrationRequest>;
