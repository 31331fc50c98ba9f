// @vitest-environment jsdom

import { ERRORS, type ErrorCode } from '@comanda/contract/errors';
import { stopDailySummary } from '@comanda/contract/insight/insight/daily-summary.calls';
import type { Call } from '@comanda/contract/kit/define-call';
import { getOwnDelivery } from '@comanda/contract/orders/courier/own-courier.calls';
import { getCustomerOrder, listCustomerMessages } from '@comanda/contract/orders/customer/customer.calls';
import { openPasswordLink } from '@comanda/contract/people/access/password-links.calls';
import { openAgreement } from '@comanda/contract/store/store/agreements.calls';
import { sampleOf } from '@comanda/contract/testing/sample-of';
import { axeFaults, keyboardFaults } from '@comanda/web/testing/page-faults';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AgreementPage } from './agreement/agreement-page.tsx';
import { agreementTexts } from './agreement/texts.ts';
import { CourierPage } from './courier/courier-page.tsx';
import { storedToken } from './courier/stored-delivery.ts';
import { texts as courierTexts } from './courier/texts.ts';
import { DailySummaryPage } from './daily-summary/daily-summary-page.tsx';
import { dailySummaryTexts } from './daily-summary/texts.ts';
import { OrderPage } from './order/order-page.tsx';
import { texts as orderTexts } from './order/texts.ts';
import { PasswordPage } from './password/password-page.tsx';
import { passwordTexts } from './password/texts.ts';

vi.mock('socket.io-client', () => ({
  io: () => ({
    on: () => undefined,
    connect: () => undefined,
    disconnect: () => undefined,
    off: () => undefined,
  }),
}));

type AnyCall = Pick<Call<unknown, unknown>, 'path' | 'method' | 'output'>;
interface VisitorPage {
  name: string;
  page: ReactNode;
  /** The page's main call. */
  call: AnyCall;
  loading: string;
  /** The error code of a link that is no longer valid, and the text for it. */
  over: readonly [ErrorCode, string];
  /** The text shown without a connection. */
  offline: string;
  /** Name of the retry button. Null if the page retries automatically. */
  retry: string | null;
}

const PAGES: VisitorPage[] = [
  {
    name: 'of a signature',
    page: <AgreementPage token="t" />,
    call: openAgreement,
    loading: agreementTexts.loading,
    over: ['agreement.link-invalid', agreementTexts.invalidTitle],
    offline: agreementTexts.offlineTitle,
    retry: agreementTexts.retry,
  },
  {
    name: 'of a password',
    page: <PasswordPage token="t" />,
    call: openPasswordLink,
    loading: passwordTexts.loading,
    over: ['password-link.invalid', passwordTexts.invalidTitle],
    offline: passwordTexts.offlineTitle,
    retry: passwordTexts.retry,
  },
  {
    name: 'of an order',
    page: <OrderPage link="t" />,
    call: getCustomerOrder,
    loading: orderTexts.loading,
    over: ['order-link.invalid', orderTexts.unknownTitle],
    offline: orderTexts.failedTitle,
    retry: orderTexts.tryAgain,
  },
  {
    name: 'of a courier',
    page: <CourierPage />,
    call: getOwnDelivery,
    loading: courierTexts.loading,
    over: ['courier.delivery-over', ERRORS['courier.delivery-over'].text],
    offline: courierTexts.offline,
    retry: null,
  },
];

/** The answer of each call. */
let answers: Map<string, () => Promise<Response>>;
const keyOf = ({ method, path }: Pick<AnyCall, 'path' | 'method'>) =>
  `${method} /api/${path.replace(/\{.*/, '')}`;
const answer = (call: AnyCall, respond: () => Promise<Response>) => answers.set(keyOf(call), respond);
const complete = (call: AnyCall) => async () =>
  Response.json(sampleOf(call.output.wire, { preferred: ['2026-11-20T22:10:00Z'] }));

beforeEach(() => {
  answers = new Map();
  answer(listCustomerMessages, complete(listCustomerMessages));
  storedToken.write('t');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    const requested = [...answers.keys()].find((each) => `${method} ${url}`.startsWith(each));
    return answers.get(requested ?? '')?.() ?? Response.error();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function expectUsable(headings = 1): Promise<void> {
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(headings);
  expect(await axeFaults()).toEqual([]);
  expect(keyboardFaults(document.body)).toEqual([]);
}

describe.each(PAGES)('the page $name', ({ page, call, loading, over, offline, retry }) => {
  it('has a skeleton while it loads, and is complete afterwards', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer(call, () => promise);
    render(page);
    await screen.findByLabelText(loading);
    expect(await axeFaults()).toEqual([]);
    resolve(await complete(call)());
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByLabelText(loading)).toBeNull();
    await expectUsable();
  });

  it('shows that its link has ended', async () => {
    const [code, words] = over;
    const { status, text } = ERRORS[code];
    answer(call, async () =>
      Response.json({ status: false, motivo: code, erro: text, erros: [] }, { status }),
    );
    render(page);
    await screen.findByText(words);
    await expectUsable();
  });

  it('shows a missing connection and asks again', async () => {
    answer(call, () => Promise.reject(new TypeError('Failed to fetch')));
    render(page);
    await screen.findByText(offline);
    expect(await axeFaults()).toEqual([]);
    answer(call, complete(call));
    if (retry === null) document.dispatchEvent(new Event('visibilitychange'));
    else (await screen.findByRole('button', { name: retry })).click();
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByText(offline)).toBeNull());
    await expectUsable();
  });
});

describe('the page that stops the daily summary', () => {
  const press = (name: string) => screen.getByRole('button', { name }).click();

  it('does nothing before a click on its button, and then stops the summary', async () => {
    const requested = vi.fn(complete(stopDailySummary));
    answer(stopDailySummary, requested);
    render(<DailySummaryPage token="t" />);
    await expectUsable();
    expect(requested).not.toHaveBeenCalled();
    press(dailySummaryTexts.stop);
    await screen.findByText(dailySummaryTexts.stoppedTitle);
    await expectUsable();
  });

  it('shows a missing connection, tries again, and shows an invalid link', async () => {
    answer(stopDailySummary, () => Promise.reject(new TypeError('Failed to fetch')));
    render(<DailySummaryPage token="t" />);
    press(dailySummaryTexts.stop);
    await screen.findByText(dailySummaryTexts.offlineTitle);
    await expectUsable();
    const { status, text } = ERRORS['insight.link-invalid'];
    answer(stopDailySummary, async () =>
      Response.json({ status: false, motivo: 'insight.link-invalid', erro: text, erros: [] }, { status }),
    );
    press(dailySummaryTexts.retry);
    await screen.findByText(dailySummaryTexts.invalidTitle);
    await expectUsable();
  });
});
