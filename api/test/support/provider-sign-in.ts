import { type Browser, type TestApp } from '../test-app';

/** What the popup of a sign-in with a provider posts to the page that opened it. */
export interface HandOver {
  readonly source: string;
  readonly code?: string;
  readonly identity?: {
    readonly identityToken: string;
    readonly challengeToken: string;
    readonly email: string;
    readonly displayName: string;
    readonly photoURL: string;
  };
}

export function handOverOf(text: string): HandOver {
  const [, data = '{}'] = /data-hand-over="([^"]*)"/.exec(text) ?? [];
  return JSON.parse(data.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')) as HandOver;
}

/** A sign-in with a provider, step by step. */
interface ProviderSignIn {
  readonly testApp: () => TestApp;
  /** Returns the address of the provider's page. */
  readonly begin: (browser: Browser) => Promise<string>;
  /** A new person's actions at the provider's page. Returns the query of the callback. */
  readonly consent: (authorizeUrl: string) => URLSearchParams;
  readonly finish: (browser: Browser, query: URLSearchParams) => Promise<HandOver>;
}

export type Attempts = Readonly<Record<string, (browser: Browser) => Promise<HandOver>>>;

/** Callbacks of another attempt, another browser or another time. */
export const invalidAttempts = ({ testApp, begin, consent, finish }: ProviderSignIn): Attempts => ({
  'no state': async (browser) => {
    const query = consent(await begin(browser));
    query.delete('state');
    return finish(browser, query);
  },
  'a state of another attempt': async (browser) => {
    const other = consent(await begin(testApp().visitor()));
    const query = consent(await begin(browser));
    query.set('state', other.get('state') ?? '');
    return finish(browser, query);
  },
  'code and state of another person, sent as a link': async (browser) => {
    const attacker = consent(await begin(testApp().visitor()));
    await begin(browser);
    return finish(browser, attacker);
  },
  'a callback in a browser that never started a sign-in': async (browser) =>
    finish(browser, consent(await begin(testApp().visitor()))),
  'the code of another attempt: PKCE': async (browser) => {
    const other = consent(await begin(testApp().visitor()));
    const query = consent(await begin(browser));
    query.set('code', other.get('code') ?? '');
    return finish(browser, query);
  },
  'a code that was used before': async (browser) => {
    const query = consent(await begin(browser));
    const cookies = new Map(browser.cookies);
    await finish(browser, query);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return finish(browser, query);
  },
  'an attempt from half an hour ago': async (browser) => {
    const query = consent(await begin(browser));
    testApp().clock.advance(30 * 60_000);
    return finish(browser, query).finally(() => testApp().clock.reset());
  },
});
