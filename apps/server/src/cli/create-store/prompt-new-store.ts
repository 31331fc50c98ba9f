import { randomInt } from 'node:crypto';
import type { Check } from '@comanda/contract/kit/checked';
import { zoneOfPlace } from '@comanda/domain/kit/time/brazilian-zones';
import type { NewStore } from '@comanda/domain/store/store/new-store';
import { newStoreChecks as checks, faultOfPassword } from '../../areas/store/store/public.ts';
import type { Terminal } from './terminal.ts';
import { MESSAGES, QUESTIONS } from './texts.ts';

export interface NewStoreAnswers {
  store: NewStore;
  /** The generated password; null when the person typed a password. */
  generatedPassword: string | null;
}

/** Asks for a new store's data, and repeats each question until its answer is valid. */
export async function promptNewStore(terminal: Terminal): Promise<NewStoreAnswers> {
  terminal.writeLine(MESSAGES.welcome);
  const prompt = (question: string, check: Check) => promptUntilValid(terminal, question, check);
  const name = await prompt(QUESTIONS.name, checks.required);
  const legalName = await prompt(QUESTIONS.legalName, checks.required);
  const document = await prompt(QUESTIONS.document, checks.document);
  const district = await prompt(QUESTIONS.district, checks.required);
  const city = await prompt(QUESTIONS.city, checks.required);
  const state = await prompt(QUESTIONS.state, checks.state);
  const email = await prompt(QUESTIONS.email, checks.email);
  const mobile = await prompt(QUESTIONS.mobile, checks.mobile);
  const person = await prompt(QUESTIONS.person, checks.required);
  const username = await prompt(QUESTIONS.username, checks.username);
  const typed = await promptUntilValid(
    terminal,
    QUESTIONS.password,
    (answer) => {
      if (answer === '') return { value: '' };
      const fault = faultOfPassword({ name: person, username, email, password: answer }, { name, document });
      return fault === null ? checks.password(answer) : { fault };
    },
    true,
  );
  const password = typed === '' ? generatePassword() : typed;
  const store: NewStore = {
    company: 'comanda',
    name,
    legalName,
    document,
    district,
    city,
    state,
    timeZone: zoneOfPlace({ state, city }),
    logo: null,
    symbol: null,
    email,
    mobile,
    // The mobile number can reset a password, so customers must never see it. The store enters its public phone in the
    // panel.
    phones: [],
    isOpen: false,
    minMinutes: 40,
    maxMinutes: 60,
    hasBulkUpload: false,
    intakeKey: null,
    isDemo: false,
    users: [{ name: person, username, email, password, role: 'admin' }],
    banners: [],
    invoices: [],
  };
  return { store, generatedPassword: typed === '' ? password : null };
}

async function promptUntilValid(
  terminal: Terminal,
  question: string,
  check: Check,
  isHidden = false,
): Promise<string> {
  for (;;) {
    const checked = check(await terminal.prompt(question, { isHidden }));
    if ('value' in checked) return checked.value;
    terminal.writeLine(`  ${checked.fault}`);
  }
}

/** Letters and digits that readers cannot confuse: without l, o, 0 and 1. */
const CALM = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Fifteen random characters in three groups, the first letter a capital: about 70 bits, easy to read aloud. */
function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => CALM[randomInt(CALM.length)] ?? 'x').join('');
  const password = `K${group()}-${group()}-${group()}`;
  return /\d/.test(password) ? password : `${password}7`;
}
