import { withoutPorts } from './forwarded-for';

describe('S34 the addresses of X-Forwarded-For', () => {
  it.each([
    ['203.0.113.5:10001', '203.0.113.5'],
    ['203.0.113.5', '203.0.113.5'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['"[2001:db8::1]:443"', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['203.0.113.5:1, 10.0.0.1:80 ,::1', '203.0.113.5, 10.0.0.1, ::1'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('S34 %j is read as %j', (header, addresses) => expect(withoutPorts(header)).toBe(addresses));
});
