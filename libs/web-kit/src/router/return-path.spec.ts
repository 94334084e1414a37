import { returnState, isAuthPath, continueTo, returnPath, stateAlong } from './return-path';

describe('the way back after signing in', () => {
  it('leads to the page that required it, with its query and hash', () => {
    const place = { pathname: '/dashboard/taskDetails/1', search: '?page=2', hash: '#form' };
    expect(returnPath(returnState(place))).toBe('/dashboard/taskDetails/1?page=2#form');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'evil.example',
    ' //evil.example',
    '',
  ])('leads home instead of another site: "%s"', (returnTo) => {
    expect(returnPath({ returnTo })).toBe('/');
  });

  it.each(['/%2F%2Fevil.example', '/%5Cevil.example', '/dashboard/%2e%2e//evil.example'])(
    'stays on this site with an encoded address: "%s"',
    (returnTo) => {
      expect(new URL(returnPath({ returnTo }), window.location.origin).origin).toBe(window.location.origin);
    },
  );

  it.each([[undefined], [null], ['/dashboard'], [{}], [{ returnTo: 1 }]])(
    'leads home when no page required it: %j',
    (state) => {
      expect(returnPath(state)).toBe('/');
    },
  );

  it('continues at the path of a link to sign-in, and nowhere for other links', () => {
    const way = (wanted?: string) => stateAlong({ from: { pathname: '/', state: {} }, to: '/signin', wanted });
    expect(way()).toBeUndefined();
    expect(returnPath(way(continueTo('/dashboard?x=1')['data-leads-on-to']))).toBe('/dashboard?x=1');
    expect(returnPath(way('//evil.example'))).toBe('/');
  });

  it('is passed from one auth page to the next, and to no other page', () => {
    expect(['/signin', '/signup', '/signUp', '/forgot-password?x'].filter(isAuthPath)).toHaveLength(4);
    expect(['/', '/alltasks', '/signin/else'].filter(isAuthPath)).toEqual([]);
  });
});
