import { defineCall, PUBLIC } from '../../kit/define-call.ts';
import { done } from '../../kit/shape.ts';
import { registrationRequest } from './registration.wire.ts';

export const requestRegistration = defineCall({
  name: 'access.request-registration',
  summary: 'Solicitar o cadastro de uma nova loja',
  route: 'POST registration-requests',
  access: PUBLIC,
  input: registrationRequest,
  output: done,
  errors: ['auth.throttled'],
});
