import { Kaaj, NetworkError } from './index.ts';

const LINES = ['{"line":2,"input":{"picture":"১.png"}}\n', '{"line":3}\n', '{"line":4}\n'].join('');

/** Answers with these bytes in chunks of `size`; `asked` is called for each chunk. */
const kaajWith = (text: string, size: number, asked: (part: number) => void = () => undefined) => {
  const bytes = new TextEncoder().encode(text);
  const parts = Math.ceil(bytes.length / size);
  let part = 0;
  const body = () =>
    new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull: (to) => {
          asked(part);
          if (part === parts) to.close();
          else to.enqueue(bytes.slice(part * size, (part += 1) * size));
        },
      },
      { highWaterMark: 0 },
    );
  return new Kaaj({
    baseUrl: 'https://kaaj.example',
    key: 'kaaj_x',
    fetch: () => Promise.resolve(new Response(body())),
  });
};

describe('the results of a batch', () => {
  it.each([1, 7, 1000])('are read line by line in chunks of %i bytes', async (size) => {
    const lines = [];
    for await (const { line, input } of kaajWith(LINES, size).listBatchResults('b')) lines.push([line, input]);
    expect(lines).toEqual([
      [2, { picture: '১.png' }],
      [3, undefined],
      [4, undefined],
    ]);
  });

  it('are read only as far as the loop goes', async () => {
    const asked = jest.fn();
    for await (const { line } of kaajWith(LINES, 45, asked).listBatchResults('b')) if (line === 2) break;
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('that are cut off are no results', async () => {
    const walk = async () => {
      for await (const { line } of kaajWith(LINES.slice(0, -3), 10).listBatchResults('b')) expect(line).toBeLessThan(4);
    };
    await expect(walk()).rejects.toBeInstanceOf(NetworkError);
  });
});
