import { hostUrlsOf, areValidHostUrls, redactedDatabaseUrl } from './addresses';

it.each([
  ['mysql://root@one/kaaj', ['mysql://root@one/kaaj']],
  [
    'mysql://u:p%40,s@one:1,two:2/kaaj?x=1,2',
    ['mysql://u:p%40,s@one:1/kaaj?x=1,2', 'mysql://u:p%40,s@two:2/kaaj?x=1,2'],
  ],
  ['mariadb://one:1,[::1]:2,three/kaaj', ['mariadb://one:1/kaaj', 'mariadb://[::1]:2/kaaj', 'mariadb://three/kaaj']],
])('%s is split into one address per host', (url, addresses) => {
  expect(hostUrlsOf(url)).toEqual(addresses);
  expect(areValidHostUrls(url)).toBe(true);
});

it.each(['mysql://', 'mysql://,/kaaj', 'mysql://one,/kaaj', 'mysql://one:port/kaaj', 'mysql://one:1,one:1/kaaj'])(
  '%s is rejected',
  (url) => expect(areValidHostUrls(url)).toBe(false),
);

it('describes where the database is, without the account', () => {
  expect(redactedDatabaseUrl('mysql://root:hush@one:1,two:2/kaaj')).toBe('one:1,two:2/kaaj');
});
