import { createSocket, type Socket } from 'node:dgram';
import { lookup, Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { foreignAddresses } from './foreign-names';

const A = 1;
const LOOKUPS = 50;

/** Answers queries for an A record, and with no record to others. */
function answerTo(query: Buffer): Buffer {
  const end = query.indexOf(0, 12) + 5;
  const found = query.readUInt16BE(end - 4) === A;
  const header = Buffer.from([query[0] ?? 0, query[1] ?? 0, 0x81, 0x80, 0, 1, 0, Number(found), 0, 0, 0, 0]);
  const record = Buffer.from([0xc0, 12, 0, A, 0, 1, 0, 0, 0, 60, 0, 4, 93, 184, 216, 34]);
  return Buffer.concat([header, query.subarray(12, end), ...(found ? [record] : [])]);
}

describe('the addresses of a foreign host', () => {
  let server: Socket;
  let answers: boolean;
  let address: string;
  beforeAll(async () => {
    server = createSocket('udp4', (query, { port, address: from }) => {
      if (answers) server.send(answerTo(query), port, from);
    }).bind(0, '127.0.0.1');
    await once(server, 'listening');
    address = `127.0.0.1:${server.address().port}`;
  });
  afterAll(() => server.close());

  it('are those that its name server returns', async () => {
    answers = true;
    expect(await foreignAddresses('name.test', [address])).toEqual([{ address: '93.184.216.34', family: 4 }]);
  });

  it('S38 are empty at the deadline when no name server answers, and other names resolve meanwhile', async () => {
    answers = false;
    const cancel = jest.spyOn(Resolver.prototype, 'cancel');
    const lookups = Array.from({ length: LOOKUPS }, (_, index) => foreignAddresses(`r${index}.slow.test`, [address]));
    const first = await Promise.race([lookup('localhost').then(() => 'another name'), Promise.any(lookups)]);
    expect(first).toBe('another name');
    expect((await Promise.all(lookups)).flat()).toEqual([]);
    // Called at the deadline only; without it the queries continue.
    expect(cancel).toHaveBeenCalledTimes(LOOKUPS);
    cancel.mockRestore();
  });
});
