import { AddressRefused } from '../../domain/integrations.errors';
import { type Address } from './foreign-names';
import { isPublicAddress, resolvePublicAddress } from './resolve-public-address';

const v4 = (address: string): Address => ({ address, family: 4 });
const v6 = (address: string): Address => ({ address, family: 6 });
const PUBLIC = v4('93.184.216.34');

const resolving = (...answers: readonly (readonly Address[])[]) => {
  const queries: string[] = [];
  return {
    queries,
    resolve: async (host: string) => {
      queries.push(host);
      return answers[Math.min(queries.length, answers.length) - 1] ?? [];
    },
  };
};

const tried = (url: string, { open = [], answers = [[PUBLIC]] }: { open?: string[]; answers?: Address[][] } = {}) =>
  resolvePublicAddress(new URL(url), open, resolving(...answers).resolve);

describe('a public address', () => {
  it.each([
    ['this machine', v4('127.0.0.1')],
    ['this machine, in another notation', v4('127.8.9.10')],
    ['any address', v4('0.0.0.0')],
    ['a private network', v4('10.1.2.3')],
    ['a private network', v4('172.31.255.255')],
    ['a private network', v4('192.168.0.1')],
    ['a carrier-grade network', v4('100.64.0.1')],
    ['the metadata of a cloud', v4('169.254.169.254')],
    ['the services of Azure', v4('168.63.129.16')],
    ['the metadata of Oracle', v4('192.0.0.192')],
    ['benchmarks', v4('198.18.0.1')],
    ['documentation', v4('203.0.113.9')],
    ['multicast', v4('224.0.0.1')],
    ['multicast', v4('255.255.255.255')],
    ['this machine', v6('::1')],
    ['a reserved range', v6('::')],
    ['IPv4 in IPv6', v6('::ffff:127.0.0.1')],
    ['IPv4 in IPv6, in hex', v6('::ffff:a9fe:a9fe')],
    ['IPv4 behind NAT64', v6('64:ff9b::a9fe:a9fe')],
    ['IPv4 in 6to4', v6('2002:7f00:1::')],
    ['Teredo', v6('2001:0:7f00:1::')],
    ['link-local', v6('fe80::1')],
    ['a private network', v6('fd00:ec2::254')],
    ['multicast', v6('ff02::1')],
    ['documentation', v6('2001:db8::1')],
  ] as const)('is not one of %s (%p)', async (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
    await expect(tried('https://name.example/', { answers: [[address]] })).rejects.toThrow(AddressRefused);
    await expect(tried('https://name.example/', { answers: [[PUBLIC, address]] })).rejects.toThrow(AddressRefused);
  });

  it.each([PUBLIC, v4('1.1.1.1'), v6('2606:4700:4700::1111')])('can be %p', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://１２７.０.０.１/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1:8443/',
  ])('is not %s in any notation, and no name is resolved', async (url) => {
    const { queries, resolve } = resolving([PUBLIC]);
    await expect(resolvePublicAddress(new URL(url), [], resolve)).rejects.toThrow(AddressRefused);
    expect(queries).toEqual([]);
  });

  it.each(['http://name.example/', 'ftp://name.example/', 'file:///etc/passwd', 'https://me:secret@name.example/'])(
    'is not %s',
    async (url) => {
      await expect(tried(url)).rejects.toThrow(AddressRefused);
    },
  );

  it.each(['', ':443', ':8443'])('has the port “%s”', async (port) => {
    expect(await tried(`https://name.example${port}/`)).toEqual(PUBLIC);
  });

  it.each([22, 25, 80, 5432, 8080, 44443])('S36 cannot have the port %d, and no name is resolved', async (port) => {
    const { queries, resolve } = resolving([PUBLIC]);
    await expect(resolvePublicAddress(new URL(`https://name.example:${port}/`), [], resolve)).rejects.toThrow(
      AddressRefused,
    );
    expect(queries).toEqual([]);
  });

  it('comes from the name server, and an unknown name has none', async () => {
    await expect(tried('https://name.example/', { answers: [[]] })).rejects.toThrow(AddressRefused);
  });

  it('is resolved once, so that a second answer of the name server is not used', async () => {
    const { queries, resolve } = resolving([PUBLIC], [v4('127.0.0.1')]);
    expect(await resolvePublicAddress(new URL('https://rebinding.example/'), [], resolve)).toEqual(PUBLIC);
    expect(queries).toEqual(['rebinding.example']);
  });

  it('may be internal when the owner allows it, on the allowed port only', async () => {
    const answers = [[v4('127.0.0.1')]];
    const open = ['hooks.internal:8080'];
    expect(await tried('http://hooks.internal:8080/', { open, answers })).toEqual(v4('127.0.0.1'));
    await expect(tried('http://hooks.internal:8081/', { open, answers })).rejects.toThrow(AddressRefused);
    await expect(tried('http://other.internal:8080/', { open, answers })).rejects.toThrow(AddressRefused);
  });
});
